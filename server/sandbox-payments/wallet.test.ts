import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKey, openSales, type Sales } from '../domains/selling/order/order.test-support';
import { walletKey, walletPath } from './wallet';

let sales: Sales;
beforeAll(async () => {
  sales = await openSales();
});
afterAll(() => sales.close());

const api = async (method: 'GET' | 'POST', path: string, payload?: object, key = walletKey(apiKey)) => {
  const headers = { authorization: `Bearer ${key}` };
  const url = `${walletPath}${path}`;
  const answer = await sales.apps[0].inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return [answer.statusCode, answer.json<Record<string, unknown>>()] as const;
};
const payment = (reference: string) => ({ reference, amount_jpy: 1_000, return_url: '/payments/return' });

describe('the wallet', () => {
  it('opens to its own key alone, and not to that of the cards', async () => {
    for (const key of ['', apiKey]) expect((await api('POST', '/payments', payment('test.key'), key))[0]).toBe(401);
  });

  it('asks its account’s holder first, whatever is asked twice, and keeps no card', async () => {
    const [status, asked] = await api('POST', '/payments', payment('test.twice'));
    expect([status, asked.status]).toEqual([200, 'challenge']);
    expect(asked.challenge_url).toBe(`${walletPath}/pay/${String(asked.id)}`);
    expect(await api('POST', '/payments', payment('test.twice'))).toEqual([200, asked]);
    expect(await api('GET', '/payments/test.twice')).toEqual([200, asked]);
    for (const body of [{ ...payment('x'), token: 't' }, { ...payment('x'), amount_jpy: 0 }, { reference: 'x' }])
      expect(await api('POST', '/payments', body)).toEqual([422, { code: 'request' }]);
    expect((await api('POST', '/cards', { reference: 'r'.repeat(20), token: 't' }))[0]).toBe(404);
  });

  it('knows nothing of what the cards’ service has booked', async () => {
    expect(await api('GET', '/payments/test.unheard')).toEqual([404, { code: 'unknown' }]);
    expect((await sales.apps[0].inject({ url: `${walletPath}/pay/none` })).statusCode).toBe(404);
  });

  it('gives nothing before it was approved, and voids what nobody asked for yet', async () => {
    await api('POST', '/payments', payment('test.waits'));
    expect((await api('POST', '/payments/test.waits/capture', { amount_jpy: 1_000 }))[0]).toBe(409);
    const [, voided] = await api('POST', '/payments/test.early/void', { amount_jpy: 1_000 });
    expect(voided).toMatchObject({ status: 'voided' });
    const [, late] = await api('POST', '/payments', payment('test.early'));
    expect(late).toMatchObject({ status: 'voided', challenge_url: null });
  });

  it('decides a payment once, however many buttons are pressed at once', async () => {
    const [, { challenge_url: page }] = await api('POST', '/payments', payment('test.buttons'));
    const press = async (result: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await sales.apps[0].inject({ method: 'POST', url: String(page), headers, payload: `result=${result}` });
      return (await api('GET', '/payments/test.buttons'))[1].status;
    };
    expect(await press('leave')).toBe('challenge');
    expect(await press('')).toBe('challenge');
    const results = await Promise.all(['approve', 'cancel', 'expire', 'approve', 'cancel', 'expire'].map(press));
    const [, { status }] = await api('GET', '/payments/test.buttons');
    expect(['authorised', 'declined', 'voided']).toContain(status);
    expect(new Set(results)).toEqual(new Set([status]));
  });
});
