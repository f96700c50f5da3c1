import { describe, expect, it } from 'vitest';
import { createRandom } from '../../bench/soak/random';
import { loginCodeForm } from '../../schemas/auth/login-code.form';
import { loginForm } from '../../schemas/auth/login.form';
import { cart } from '../../schemas/cart/cart';
import { cardForm } from '../../schemas/payments/card.form';
import { passwordChangeForm } from '../../schemas/user/password-change.form';
import type { Recording } from '../../schemas/scenario/recording';
import { temporaryOrder } from '../../schemas/order/order';
import { leaksIn, personalValue } from '../../schemas/scenario/personal-values.test-support';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import { goodsCart, readyCart } from '../../sections/samples/cart';
import { compileAnswer } from '../http/ajv';
import { answerWarnings } from '../replay/answer-warnings';
import { readScenarioFile } from '../replay/scenario-file';
import { readStored } from './read-recording';
import { fixedStandIns } from './scrub-events';
import { type CapsuleFacts, minuteOf, writeCapsule } from './write-capsule';

const token = 'QXZ_QXZ_QXZ_QXZ_QXZ_QX';
const secret = '㐀㐂㐆';

const facts = (more: Partial<CapsuleFacts> = {}): CapsuleFacts => ({
  channel: 'minori',
  address: '/cart/confirm',
  visitor: { kind: 'guest' },
  now: new Date('2026-11-20T03:00:00Z'),
  build: '1.0.0 abc',
  browser: 'Mozilla/5.0',
  cookies: `cartToken=${token}; cart_count=minori.2; access_token=${token}`,
  answered: [],
  recording: null,
  ...more,
});

const recording = (more: Partial<Recording> = {}): Recording => ({
  address: '/cart/confirm',
  build: '/assets/entry-client-abc.js',
  cart: null,
  answers: [],
  events: [],
  lines: [],
  ...more,
});

const answered = (call: string, body: unknown, more: object = {}) => ({
  call,
  input: { params: { token } },
  answer: { status: 200, body, headers: {}, ...more },
});

const read = (text: string): ScenarioFile => readScenarioFile('trouble.json', text).file;
const warningsOf = (text: string): readonly string[] => answerWarnings(readScenarioFile('trouble.json', text));

const named = (last: string) => ({
  ...readyCart,
  token,
  orderer: readyCart.orderer && { ...readyCart.orderer, last_name: last },
});

describe('writeCapsule', () => {
  it('says which sections threw in the browser, and nothing else that it calls so', () => {
    const states = { 'section s3': 'broken', 'section <s4>': 'broken', 'section s5': '山田', 'form s6': 'broken' };
    const { recorded } = read(writeCapsule(facts({ recording: recording({ states }) })));
    expect(recorded?.broken).toEqual(['s3']);
  });

  it('writes a scenario of what was answered, without tokens', () => {
    const text = writeCapsule(facts({ answered: [answered('cart.cart', { ...readyCart, token })] }));
    const file = read(text);
    expect(text).not.toContain(token);
    expect(warningsOf(text)).toEqual([]);
    expect(file).toMatchObject({
      format: 'noren/scenario/1',
      channel: 'minori',
      address: '/cart/confirm',
      clock: { at: '2026-11-20T12:00:00+09:00' },
      cookies: { cart_count: 'minori.2' },
      recorded: { build: '1.0.0 abc', browser: 'Mozilla/5.0' },
    });
    expect(file.answers).toMatchObject([{ call: 'cart.cart', body: { detail: { order: readyCart.detail.order } } }]);
    // The flow asks for the very cart that the file answers.
    const [{ body } = { body: null }] = file.answers ?? [];
    expect(file.cookies?.cartToken).toBe((body as { token: string }).token);
    expect(file.cookies?.access_token).toBeUndefined();
  });

  it('arranges what the shop has not arranged as this build does', () => {
    const body = { code: 'layout.not-found', message: 'ありません。' };
    const layout = {
      call: 'layout.page',
      input: { params: { page: 'cart' } },
      answer: { status: 404, body, headers: {} },
    };
    const { layouts } = read(writeCapsule(facts({ answered: [layout] })));
    expect(layouts?.cart).toMatchObject({ page: 'cart' });
  });

  it('answers what was asked more closely before what was asked at large', () => {
    const asked = (name: string, query: object) => ({
      call: 'catalog.recommended',
      input: { params: { key: 'a' }, query: { ...query } },
      answer: { status: 404, body: { code: 'product.not-found', message: name }, headers: {} },
    });
    const text = writeCapsule(facts({ answered: [asked('at large', {}), asked('closely', { kind: 'related' })] }));
    expect(read(text).answers?.map(({ body }) => (body as { message: string }).message)).toEqual([
      'closely',
      'at large',
    ]);
  });

  it('tells of one person by one name, whoever has told of them', () => {
    const browsers = named('~3');
    const text = writeCapsule(
      facts({
        answered: [answered('cart.cart', named('㐀㐂'))],
        recording: recording({
          cart: browsers,
          answers: [{ call: 'cart.modifyOrder', status: 200, body: browsers }],
          events: [
            {
              flow: 'checkout',
              event: { type: 'submit', form: 'orderer', values: { last_name: '~3', ship_to: 'orderer' } },
            },
          ],
        }),
      }),
    );
    const file = JSON.parse(text) as {
      answers: { body: { orderer: { last_name: string } } }[];
      events: { event: { values: object } }[];
    };
    const names = file.answers.map(({ body }) => body.orderer.last_name);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(1);
    expect(file.events[0]?.event.values).toEqual({ last_name: names[0], ship_to: 'orderer' });
  });

  it('tells of that person in what the shop refuses, too', () => {
    const refusal = { code: 'cart.orderer.invalid', message: '~3~~様、このご住所には届きません。' };
    const text = writeCapsule(
      facts({
        answered: [answered('cart.cart', named('㐀㐂㐆㐧'))],
        recording: recording({
          cart: named('~3~~'),
          answers: [{ call: 'cart.modifyOrder', status: 422, body: refusal }],
        }),
      }),
    );
    const file = JSON.parse(text) as { answers: { body: { message?: string; orderer?: { last_name: string } } }[] };
    const name = file.answers.find(({ body }) => body.orderer)?.body.orderer?.last_name ?? '';
    expect(name).toHaveLength(4);
    expect(file.answers[0]?.body.message).toBe(`${name}様、このご住所には届きません。`);
  });

  it('has no number that the shop repeats in another writing, in any refusal', () => {
    const message = '郵便番号 600-8216 は京都府の番号です。５３００００１や6008216でもなく、5,000円です。';
    const body = { code: 'request.invalid', message, errors: { postal_code: [{ code: 'form.refused', message }] } };
    const refused = { call: 'cart.modifyShipping', status: 422, body };
    const text = writeCapsule(
      facts({
        answered: [answered('cart.cart', body, { status: 422 })],
        recording: recording({ answers: [refused] }),
      }),
    );
    expect(leaksIn(text, { secrets: ['8216', '５３００', '6008216'] })).toEqual([]);
    const said = '郵便番号 ~ は京都府の番号です。~や~でもなく、5,000円です。';
    for (const answer of read(text).answers ?? [])
      expect(answer.body).toMatchObject({
        code: 'request.invalid',
        message: said,
        errors: { postal_code: [{ message: said }] },
      });
  });

  it('answers writes in their order, and reads as they were after each', () => {
    const after = (quantity: number) => ({ ...goodsCart, count: quantity });
    const { answers = [] } = read(
      writeCapsule(
        facts({
          answered: [answered('cart.cart', after(3))],
          recording: recording({
            cart: after(1),
            answers: [
              { call: 'cart.modifyProducts', status: 200, body: after(2) },
              {
                call: 'cart.modifyProducts',
                status: 422,
                body: { code: 'cart.product.sold_out', message: '在庫がありません。' },
              },
              { call: 'cart.decide', status: 0 },
            ],
          }),
        }),
      ),
    );
    const told = answers.map(({ call, status, after, body }) => [
      call,
      status,
      after ?? 0,
      (body as { count?: number } | undefined)?.count,
    ]);
    expect(answers[2]).toMatchObject({ call: 'cart.decide', fault: 'offline' });
    expect(told).toEqual([
      ['cart.modifyProducts', 200, 0, 2],
      ['cart.modifyProducts', 422, 0, undefined],
      ['cart.decide', 200, 0, undefined],
      ['cart.cart', 200, 2, 3],
      ['cart.cart', 200, 1, 2],
      ['cart.cart', 200, 0, 1],
      ['cart.cart', 200, 0, 3],
    ]);
  });

  it('puts a card that nobody has given out where one was typed', () => {
    const values = { payment_id: '1', ccNumber: '', ccName: '', ccExpiration: '', securityCode: '' };
    const text = writeCapsule(
      facts({
        recording: recording({ events: [{ flow: 'checkout', event: { type: 'submit', form: 'payment', values } }] }),
      }),
    );
    expect(JSON.parse(text)).toMatchObject({
      events: [{ event: { values: { payment_id: '1', ccNumber: '4111111111111111' } } }],
    });
  });

  it('leaves out what was done to the form of a gift that has ended since: its screen has none any more', () => {
    const sent = recording({ events: [{ flow: 'gift', event: { type: 'submit', values: {} } }] });
    const eventsOf = (status: string) =>
      read(writeCapsule(facts({ answered: [answered('gift.products', { status })], recording: sent }))).events;
    expect(eventsOf('waiting')).toHaveLength(1);
    expect(eventsOf('expired')).toBeUndefined();
  });

  it('believes nothing that a browser hands over: what is typed into it is scrubbed like the rest', () => {
    const text = writeCapsule(
      facts({
        address: `/cart/complete?id=${token}`,
        recording: recording({
          cart: { ...named(secret), note: secret },
          answers: [
            { call: 'cart.modifyOrder', status: 200, body: named(secret) },
            { call: 'evil.call', status: 200, body: { secret } },
            { call: 'cart.decide', status: 422, body: { code: secret.slice(0, 1), message: `${secret}様`, secret } },
          ],
          events: [
            {
              flow: 'checkout',
              event: { type: 'submit', form: 'orderer', values: { last_name: secret, [`x`]: secret, note: secret } },
            },
            {
              flow: 'checkout',
              event: { type: 'submit', form: 'payment', values: { ccNumber: '4242424242424242', other: secret } },
            },
            { flow: 'checkout', event: { type: 'decide', fingerprint: token } },
          ],
          lines: [`screen /cart/complete?id=${token}`],
        }),
      }),
    );
    expect(leaksIn(text, { secrets: [token, '4242424242424242', secret] })).toEqual([]);
  });

  it('has stand-ins of passwords and codes that their forms take, and of a person nothing', () => {
    const typed = { login_id: 'hanako@example.jp', password: secret };
    const text = writeCapsule(
      facts({
        address: '/login/',
        recording: recording({
          address: '/login/',
          events: [
            { flow: 'login', event: { type: 'login', values: typed } },
            { flow: 'login', event: { type: 'code', values: { verify_code: '938271', user_id: token } } },
            {
              flow: 'submit',
              place: 's3',
              event: {
                type: 'submit',
                form: 'register',
                values: { last_name: secret, password: secret, step: 'confirmed' },
              },
            },
          ],
          states: { login: 'code', 'submit s3': 'refused' },
        }),
      }),
    );
    expect(leaksIn(text, { secrets: [token, secret, 'hanako', '938271'] })).toEqual([]);
    const { events = [] } = read(text);
    expect(events.map(({ state }) => state)).toEqual([undefined, 'code', 'refused']);
    expect(events[0]?.event).toMatchObject({ values: { password: 'stand-in-0000' } });
    expect(events[1]?.event).toMatchObject({ values: { verify_code: '000000' } });
    expect(events[2]).toMatchObject({ place: 's3', event: { values: { step: 'confirmed' } } });
    for (const form of [loginForm, loginCodeForm, passwordChangeForm, cardForm])
      for (const [name, field] of Object.entries(form.schema.properties))
        if (Object.hasOwn(fixedStandIns, name))
          expect(compileAnswer({ ...field, type: 'string' })(fixedStandIns[name]), name).toBe(true);
  });

  it('believes of a form only what it can say', () => {
    const saying = (message: string) => ({ email: [{ code: 'form.refused', message }] });
    const said = (message: string) => {
      const event = { type: 'refuse', errors: saying(message) } as const;
      const { events } = read(writeCapsule(facts({ recording: recording({ events: [{ flow: 'form', event }] }) })));
      return events?.[0]?.event;
    };
    const known = 'メールアドレスを入力してください。';
    expect(said(known)).toEqual({ type: 'refuse', errors: saying(known) });
    expect(said(`${secret}を入力してください。`)).toEqual({
      type: 'refuse',
      errors: saying('入力内容をご確認ください。'),
    });
  });

  it('keeps of an address only what its screen asks for, and nothing that opens something', () => {
    const addressOf = (address: string) => read(writeCapsule(facts({ address }))).address ?? '';
    expect(addressOf('/product?category=sweets&keyword=%E6%A0%97&page=2')).toBe(
      '/product?category=sweets&keyword=%E6%A0%97&page=2',
    );
    for (const address of [
      '/product?email=hanako@example.jp&page=2',
      '/product?name=%E3%90%80%E3%90%82',
      '/oauth/callback?code=hanako&state=0123456789abcdef0123',
      '/cart/order?no=261120-000001&t=abc',
      `/login?redirect=${encodeURIComponent(`/gift/${token}?email=hanako@example.jp`)}`,
    ])
      expect(
        leaksIn(addressOf(address), {
          secrets: ['hanako', '%E3%90%80', '0123456789abcdef0123', '261120-000001', token],
        }),
      ).toEqual([]);
    expect(addressOf('/product?email=hanako@example.jp&page=2')).toMatch(/^\/product\?email=[^&]+&page=2$/);
  });

  it('has no mail address and no long number that goods were searched for by, and finds their answer all the same', () => {
    const searched = (keyword: string) => {
      const found = { ...answered('catalog.products', { data: [] }), input: { query: { keyword, page: '2' } } };
      const address = `/product?keyword=${encodeURIComponent(keyword)}&page=2`;
      const text = writeCapsule(facts({ address, answered: [found] }));
      expect(leaksIn(text, { secrets: ['hanako', '98765', '９８７６５'] })).toEqual([]);
      const file = read(text);
      const asked = new URL(file.address ?? '', 'http://shop').searchParams.get('keyword');
      expect(file.answers?.[0]?.input?.query).toEqual({ keyword: asked, page: '2' });
      return asked ?? '';
    };
    expect(searched('栗きんとん hanako@example.jp')).toMatch(/^栗きんとん [a-j]+@example\.jp$/);
    for (const number of ['09098765432', '090-9876-5432', '090 9876 5432', '０９０９８７６５４３２'])
      expect(searched(`${number} 栗`)).toMatch(/^\S.* 栗$/);
    expect(searched('栗きんとん 100g 2026')).toBe('栗きんとん 100g 2026');
  });

  it('has what the browser keeps by itself, where it is of this shop and nothing else', () => {
    const line = { sku_id: 3, quantity: 2, key: 'kurikinton', name: '栗きんとん', options: ['八個入'], picture: null };
    const given = JSON.stringify({
      'noren:saved-lines:minori': JSON.stringify([line]),
      'noren:popups:minori': JSON.stringify(['winter']),
      'noren:saved-lines:gakuen': JSON.stringify([line]),
      'noren:placed-order:minori': JSON.stringify({ order_no: secret }),
    });
    const { storage } = read(writeCapsule(facts({ stored: readStored(given, 'minori') })));
    expect(Object.keys(storage?.local ?? {})).toEqual(['noren:saved-lines:minori', 'noren:popups:minori']);
    expect(JSON.parse(storage?.local?.['noren:saved-lines:minori'] ?? '')).toEqual([line]);
    for (const wrong of [
      JSON.stringify({ 'noren:saved-lines:minori': JSON.stringify([{ ...line, note: secret }]) }),
      JSON.stringify({ 'noren:popups:minori': '{' }),
      '[]',
      '{',
      undefined,
    ])
      expect(readStored(wrong, 'minori')).toEqual([]);
  });

  it('lets nothing of a person through, whatever is in their cart and order', { timeout: 60_000 }, () => {
    const random = createRandom(1414);
    for (let round = 0; round < 12; round += 1) {
      const [one, other, order] = [cart, cart, temporaryOrder].map((schema) => personalValue(schema, random.below));
      if (!one || !other || !order) throw new Error('nothing was made');
      const text = writeCapsule(
        facts({
          answered: [answered('cart.cart', one.value), answered('order.temporary', order.value)],
          recording: recording({
            cart: other.value as object,
            answers: [{ call: 'cart.modifyOrder', status: 200, body: other.value }],
          }),
        }),
      );
      expect(leaksIn(text, { secrets: [...one.secrets, ...other.secrets, ...order.secrets, token] })).toEqual([]);
      expect(warningsOf(text)).toEqual([]);
    }
  });
});

it('names a file by the minute in Japan', () => {
  expect(minuteOf(new Date('2026-11-20T15:04:05Z'))).toBe('20261121-0004');
});
