import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKey, openSales, type Sales } from '../domains/selling/order/order.test-support';
import { cards } from '../domains/selling/order/shoppers.test-support';
import { sandboxPublicKey } from './sandbox-payments';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 100);
});
afterAll(() => sales.close());

const card = { ccNumber: '4242 4242 4242 4242', ccName: 'HANAKO YAMADA', ccExpiration: '202912', securityCode: '987' };
const tokens = (body: object) => sales.ask('POST', '/sandbox-payments/tokens', body);
const api = (method: 'GET' | 'POST', path: string, payload?: object, key = apiKey) =>
  sales.apps[0].inject({
    method,
    url: `/sandbox-payments${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(payload ? { payload } : {}),
  });

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'sandbox_payments')
  `.execute(sales.db);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(sales.db);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
};

describe('a card', () => {
  it('[cart.card] becomes a token; its number and code stand nowhere, neither stored nor logged', async () => {
    const { status, body } = await tokens(card);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/) as string,
      masked_number: '************4242',
      expiration: '202912',
      name: 'HANAKO YAMADA',
    });
    await sales.decide(await sales.readyCart({ pay: 'card', card: 'approve' }));
    await tokens({ ...card, ccExpiration: 'soon' });
    await sales.apps[0].inject({
      method: 'POST',
      url: '/sandbox-payments/tokens',
      headers: { 'content-type': 'application/json', 'x-public-key': sandboxPublicKey },
      payload: `${JSON.stringify(card)}}`,
    });
    const traces = `${await everything()}\n${sales.logged.join('\n')}`;
    expect(traces).toContain(String(body.token));
    for (const number of [card.ccNumber, cards.approve]) expect(traces).not.toContain(number);
    expect(traces).not.toContain('"987"');
  });

  it.each([
    [{ ...card, ccNumber: '' }, 'ccNumber'],
    [{ ...card, ccNumber: '5555 5555 5555 4444' }, 'ccNumber'],
    [{ ...card, ccExpiration: '202513' }, 'ccExpiration'],
    [{ ...card, ccExpiration: '202610' }, 'ccExpiration'],
    [{ ...card, securityCode: '12' }, 'securityCode'],
    [{ ...card, ccName: '山田 花子' }, 'ccName'],
    [{ ccNumber: card.ccNumber }, 'securityCode'],
  ])('%o is refused with a message at %s, which does not repeat what was typed', async (body, field) => {
    const refused = await tokens(body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty(field);
    expect(JSON.stringify(refused.body)).not.toContain('5555 5555 5555 4444');
  });
});

describe('the service', () => {
  it.each(['', 'pk-another'])('makes no token for whoever shows the public key "%s"', async (key) => {
    const answer = await sales.apps[0].inject({
      method: 'POST',
      url: '/sandbox-payments/tokens',
      headers: { 'x-public-key': key },
      payload: card,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'key', message: expect.stringContaining('x-public-key') as string },
    ]);
  });

  const payment = async () => {
    const { token } = (await tokens(card)).body;
    return { reference: `test.${String(token).slice(0, 8)}`, token, amount_jpy: 1200, return_url: '/payments/return' };
  };

  it('answers its customer only', async () => {
    const wanted = await payment();
    expect((await api('POST', '/payments', wanted, 'wrong-key')).statusCode).toBe(401);
    expect((await sales.apps[0].inject({ url: `/sandbox-payments/payments/${wanted.reference}` })).statusCode).toBe(
      401,
    );
    expect((await api('GET', `/payments/${wanted.reference}`)).statusCode).toBe(404);
  });

  it('books once for a reference, also when it is asked at the same time', async () => {
    const wanted = await payment();
    const answers = await Promise.all(Array.from({ length: 8 }, () => api('POST', '/payments', wanted)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ status: 'authorised', amount_jpy: 1200 });
  });

  it('voids what is booked, and what is not booked yet', async () => {
    const [booked, unknown] = [await payment(), await payment()];
    await api('POST', '/payments', booked);
    for (const { reference } of [booked, unknown]) {
      const voided = await api('POST', `/payments/${reference}/void`, { amount_jpy: 1200 });
      expect(voided.json()).toMatchObject({ status: 'voided' });
    }
    expect((await api('POST', '/payments', unknown)).json()).toMatchObject({ status: 'voided' });
  });

  it.each([
    { amount_jpy: 0 },
    { amount_jpy: -5 },
    { return_url: '//evil.example/' },
    { return_url: 'javascript:alert(1)' },
    { reference: 'a b' },
    { token: 'unknown' },
  ])('refuses %o', async (wrong) => {
    expect((await api('POST', '/payments', { ...(await payment()), ...wrong })).statusCode).toBe(422);
  });

  it('gives tokens to browsers on whatever shop’s page, and its API to none', async () => {
    const from = { origin: 'https://shop.example' };
    const preflight = await sales.apps[0].inject({
      method: 'OPTIONS',
      url: '/sandbox-payments/tokens',
      headers: { ...from, 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-public-key',
    });
    for (const headers of [{ ...from, 'x-public-key': sandboxPublicKey }, from]) {
      const { headers: answered } = await sales.apps[0].inject({
        method: 'POST',
        url: '/sandbox-payments/tokens',
        headers,
        payload: card,
      });
      expect(answered['access-control-allow-origin']).toBe('*');
      // Else a page could have the browser send the shop's cookies along.
      expect(answered).not.toHaveProperty('access-control-allow-credentials');
    }
    const other = await api('POST', '/payments', await payment());
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('shows no page for a payment that is not there', async () => {
    expect((await sales.apps[0].inject({ url: '/sandbox-payments/challenge/nothing' })).statusCode).toBe(404);
  });
});

describe('money that the service holds', () => {
  const booked = async () => {
    const { body } = await sales.decide(await sales.readyCart({ pay: 'card', card: 'approve' }));
    const reference = `test.${String(body.order_no)}`;
    const { amount_jpy: amountJpy } = (await api('GET', `/payments/${reference}`)).json<{ amount_jpy: number }>();
    const move = async (path: string, payload: object) =>
      (await api('POST', `/payments/${reference}/${path}`, payload)).statusCode;
    return {
      amountJpy,
      reference,
      capture: (amount_jpy: number) => move('capture', { amount_jpy }),
      refund: (refund_id: string, amount_jpy: number) => move('refunds', { refund_id, amount_jpy }),
      void: async () => (await api('POST', `/payments/${reference}/void`, { amount_jpy: amountJpy })).json<object>(),
    };
  };

  it('is captured once, never more than was authorised, and is voided no more', async () => {
    const payment = await booked();
    expect(await payment.capture(payment.amountJpy + 1)).toBe(409);
    const many = await Promise.all(Array.from({ length: 8 }, () => payment.capture(payment.amountJpy)));
    expect(new Set(many)).toEqual(new Set([200]));
    expect(await payment.capture(payment.amountJpy - 1)).toBe(409);
    expect(await payment.void()).toMatchObject({ status: 'authorised' });
  });

  it('goes back once for each id, never more than was captured', async () => {
    const payment = await booked();
    expect(await payment.refund('r1', 100)).toBe(409);
    await payment.capture(payment.amountJpy);
    const many = await Promise.all(Array.from({ length: 8 }, () => payment.refund('r1', 100)));
    expect(new Set(many)).toEqual(new Set([200]));
    expect(await payment.refund('r1', 99)).toBe(409);
    expect(await payment.refund('r2', payment.amountJpy)).toBe(409);
    expect(await payment.refund('r2', payment.amountJpy - 100)).toBe(200);
    expect(await payment.refund('r3', 1)).toBe(409);
  });

  it('moves for its customer alone, and only as it is said rightly', async () => {
    const payment = await booked();
    expect(await payment.capture(0)).toBe(422);
    expect(await payment.refund('', 1)).toBe(422);
    const path = `/payments/${payment.reference}`;
    for (const way of ['capture', 'refunds'])
      expect((await api('POST', `${path}/${way}`, { amount_jpy: 1 }, 'another-key')).statusCode).toBe(401);
    expect(await payment.capture(payment.amountJpy)).toBe(200);
  });
});
