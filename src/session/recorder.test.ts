import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createRandom } from '../../bench/soak/random';
import { readyCart } from '../../sections/samples/cart';
import { cart } from '../../schemas/cart/cart';
import { personalForm } from '../../schemas/scenario/personal-form.test-support';
import { leaksIn, personalValue } from '../../schemas/scenario/personal-values.test-support';
import { recordingSchema, recordingLimits } from '../../schemas/scenario/recording';
import { readRecording } from '../../server/capsule/read-recording';
import { newSecret } from '../../server/domains/members/accounts/secrets';
import type { Transport } from '../api/transport';

import type * as Recorded from './recorded';

let stored = new Map<string, string>();
let listeners = new Map<string, () => void>();
/** Fields that are lists or buttons, by their names. */
let chosen = new Set<string>();
let place = { pathname: '/', search: '' };

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  listeners = new Map();
  place = { pathname: '/gakuen/cart/', search: '' };
  chosen = new Set(['delivery_at.p1', 'prefecture', 'sender.prefecture']);
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the shop whose flows are used for the first time. */
const load = async (env: object = {}): Promise<typeof Recorded> => {
  const window: { norenFlows?: Window['norenFlows'] } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ env }) }),
    querySelector: (wanted: string) => {
      if (wanted === '[type=module]') return { src: 'https://shop.example/assets/entry-client-a1.js' };
      return chosen.has(/^:is\(select,\S+\)\[name="([^"]*)"\]/.exec(wanted)?.[1] ?? '') ? {} : null;
    },
  });
  const keeping: ProxyHandler<object> = {
    get: (_storage, name) => stored.get(String(name)),
    set: (_storage, name, text) => Boolean(stored.set(String(name), String(text))),
  };
  vi.stubGlobal('sessionStorage', new Proxy({}, keeping));
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  return import('./recorded');
};

const answering = (status: number, body: unknown): Transport => ({
  ids: ['cart.cart'],
  send: () => (status === 0 ? Promise.reject(new Error('offline')) : Promise.resolve({ status, body, headers: {} })),
});

const leave = (): string => {
  listeners.get('pagehide')?.();
  return stored.get('noren:recording') ?? '';
};

const machine = setup({ types: { input: {} as { cart: unknown }, context: {} as { cart: unknown } } }).createMachine({
  context: ({ input }) => ({ cart: input.cart }),
  initial: 'editing',
  states: { editing: { on: { submit: 'saving' } }, saving: {} },
});

const run = (given: unknown) => {
  const actor = createActor(machine, { input: { cart: given }, ...window.norenFlows?.actorOptions('checkout') });
  actor.start();
  return actor;
};

/** The lists of names and the schema are made ready once: the first time takes longer than a test. */
beforeAll(async () => {
  await load();
  readRecording('{}');
}, 30_000);

describe('the recorder', () => {
  it('keeps what was done and answered, as the shop reads it, and where the machines stand', async () => {
    const { recorded } = await load();
    const transport = recorded(answering(422, { code: 'cart.x', message: '在庫がありません。' }));
    run(readyCart).send({ type: 'submit', form: 'delivery', values: { 'delivery_at.p1': '2026-12-01' } });
    await transport.send('cart.modifyOrder', {});
    const recording = readRecording(leave());
    expect(recording).toMatchObject({
      address: '/gakuen/cart/',
      build: 'https://shop.example/assets/entry-client-a1.js',
      cart: { count: readyCart.count, detail: { order: readyCart.detail.order } },
      answers: [{ call: 'cart.modifyOrder', status: 422, body: { code: 'cart.x' } }],
      events: [
        { flow: 'checkout', event: { type: 'submit', form: 'delivery', values: { 'delivery_at.p1': '2026-12-01' } } },
      ],
      states: { checkout: 'saving' },
    });
    expect(recording?.lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'screen /gakuen/cart/',
      'state checkout "editing"',
      'event checkout submit delivery',
      'state checkout "saving"',
      'answer cart.modifyOrder 422',
    ]);
  });

  it('keeps nothing of a person, and reads no field of a card', async () => {
    const { recorded } = await load();
    const random = createRandom(1316);
    for (let round = 0; round < 4; round += 1) {
      const made = personalValue(cart, random.below);
      const transport = recorded(answering(200, made.value));
      const actor = run(made.value);
      await transport.send('cart.cart', {});
      const values = Object.defineProperty(
        { last_name: '㐀㐂', email: '~~~@qx.jp', address1: '8-8', payment_id: '3' },
        'ccNumber',
        {
          enumerable: true,
          get: () => {
            throw new Error('a card number was read');
          },
        },
      );
      actor.send({ type: 'submit', form: 'payment', values });
      const text = leave();
      expect(leaksIn(text, { secrets: [...made.secrets, '~~~@qx.jp', '"8-8"'] })).toEqual([]);
      expect(readRecording(text)?.events.at(-1)).toMatchObject({
        event: { values: { ccNumber: '', payment_id: '3' } },
      });
    }
  });

  it('keeps nothing of what is typed into any form', async () => {
    const { recorded } = await load();
    recorded(answering(200, {}));
    const random = createRandom(1317);
    const actor = run(readyCart);
    for (let round = 0; round < 300; round += 1) {
      const { value: values, secrets } = personalForm(random.below);
      actor.send({ type: 'submit', form: 'delivery', values });
      if (round % 30 === 0) expect(leaksIn(leave(), { secrets }), JSON.stringify(values)).toEqual([]);
    }
    // A sign counts once, also where it is written with two units.
    actor.send({ type: 'submit', form: 'delivery', values: { last_name: '𠮷田😀' } });
    expect(leave()).toMatch(/"last_name":"~\d+~一一😀"/u);
  });

  it('reads no password and no code, and keeps no name that somebody logs in by', async () => {
    const { recorded } = await load();
    recorded(answering(200, {}));
    const unreadable = (name: string, values: object): object =>
      Object.defineProperty(values, name, {
        enumerable: true,
        get: () => {
          throw new Error(`${name} was read`);
        },
      });
    const actor = run(readyCart);
    actor.send({ type: 'login', values: unreadable('password', { login_id: 'hanako' }) });
    actor.send({ type: 'code', values: unreadable('verify_code', {}) });
    actor.send({ type: 'submit', form: 'password-change', values: unreadable('new_password', { id: '7' }) });
    const text = leave();
    expect(text).not.toContain('hanako');
    expect(text).toContain('"values":{"id":"7","new_password":""}');
  });

  it('tells several forms of one screen apart, also what they say as the page is left, after the rest was kept', async () => {
    await load();
    leave();
    const errors = { email: [{ code: 'form.refused', message: 'メールアドレスを入力してください。' }] };
    window.norenFlows?.sees('form', 's3', 'refused', { type: 'refuse', errors });
    window.norenFlows?.sees('adding', 's4', 'busy', { type: 'add', line: { sku_id: 7, quantity: 2 } });
    window.norenFlows?.sees('adding', 's4', 'added', null);
    const recording = readRecording(stored.get('noren:recording') ?? '');
    expect(recording?.events).toEqual([
      { flow: 'form', place: 's3', event: { type: 'refuse', errors } },
      { flow: 'adding', place: 's4', event: { type: 'add', line: { sku_id: 7, quantity: 2 } } },
    ]);
    expect(recording?.states).toEqual({ 'form s3': 'refused', 'adding s4': 'added' });
  });

  it('goes on recording in a step of the same screen', async () => {
    const { recorded } = await load();
    await recorded(answering(200, {})).send('auth.login', {});
    place.search = '?step=code';
    vi.stubGlobal('history', { state: { isStep: true } });
    await recorded(answering(200, {})).send('auth.verify', {});
    expect(readRecording(leave())).toMatchObject({
      address: '/gakuen/cart/?step=code',
      answers: [{ call: 'auth.login' }, { call: 'auth.verify' }],
    });
  });

  it('keeps of a refusal what the shop says, without what was typed, and nothing that no contract knows', async () => {
    const { recorded } = await load();
    const body = {
      code: 'cart.orderer.invalid',
      message: '㐀㐂様、㐀㐂㐆は使えません。',
      errors: { last_name: [{ code: '㐀㐂', message: '㐀㐂は使えません。' }] },
      near: 'QXZ_QXZ',
    };
    const transport = recorded(answering(422, body));
    const values = { last_name: '㐀㐂', first_name: '㐀㐂㐆' };
    run(readyCart).send({ type: 'submit', form: 'orderer', values });
    await transport.send('cart.modifyOrder', {});
    await recorded(answering(422, { ...body, code: 'qx@qx.jp' })).send('cart.modifyOrder', {});
    const text = leave();
    expect(leaksIn(text, { secrets: ['QXZ_QXZ', 'qx@qx.jp'] })).toEqual([]);
    const { answers, events } = readRecording(text) ?? {};
    const { last_name: last = '', first_name: first = '' } =
      (events?.[0]?.event as { values?: Record<string, string> } | undefined)?.values ?? {};
    expect(last).not.toBe(first);
    expect(answers?.[0]?.body).toMatchObject({
      code: 'cart.orderer.invalid',
      message: `${last}様、${first}は使えません。`,
      errors: { last_name: [{ message: `${last}は使えません。` }] },
    });
  });

  it.each(['600-8216', '６００－８２１６', '6008216', '６００8216'])(
    'keeps no number that the shop repeats in another writing: %s',
    async (number) => {
      const { recorded } = await load();
      const message = `郵便番号 ${number} は京都府の番号です。これは5,000円から。`;
      const errors = { 'shipping_address.postal_code': [{ code: 'form.refused', message }] };
      run(readyCart).send({ type: 'submit', form: 'shipping', values: { postal_code: '6008216' } });
      await recorded(answering(422, { code: 'request.invalid', message, errors })).send('cart.modifyShipping', {});
      const text = leave();
      expect(leaksIn(text, { secrets: [number, '6008216', '8216', '８２１６'] })).toEqual([]);
      const said = /^郵便番号 ~[\d~－]* は京都府の番号です。これは5,000円から。$/;
      const like = { message: expect.stringMatching(said) as string };
      expect(readRecording(text)?.answers[0]?.body).toMatchObject({
        ...like,
        errors: { 'shipping_address.postal_code': [like] },
      });
    },
  );

  it('tells two screens apart whose addresses it keeps alike', async () => {
    const { recorded } = await load();
    place.search = `?token=${newSecret()}`;
    await recorded(answering(200, readyCart)).send('cart.cart', {});
    place.search = `?token=${newSecret()}`;
    await recorded(answering(200, readyCart)).send('cart.deleteProducts', {});
    expect(readRecording(leave())).toMatchObject({
      address: '/gakuen/cart/?token=~',
      answers: [{ call: 'cart.deleteProducts' }],
    });
  });

  it('keeps nothing of what goods were searched for by, as a mail address that was pasted', async () => {
    const { recorded } = await load();
    place.pathname = '/gakuen/product';
    place.search = '?keyword=%E6%A0%97+hanako.yamada%40example.jp';
    await recorded(answering(200, readyCart)).send('cart.cart', {});
    const text = leave();
    expect(text).not.toContain('hanako');
    expect(readRecording(text)?.address).toBe('/gakuen/product?~');
  });

  it('keeps nothing of that in the way back from a login either', async () => {
    const { recorded } = await load();
    const searched = '/product?page=2&keyword=hanako.yamada@example.jp&sort=new';
    place.pathname = '/gakuen/login/';
    place.search = `?redirect=${encodeURIComponent(searched)}&tab=1`;
    await recorded(answering(200, readyCart)).send('cart.cart', {});
    const text = leave();
    expect(text).not.toContain('hanako');
    expect(readRecording(text)?.address).toBe('/gakuen/login/?redirect=%2Fproduct%3Fpage%3D2%26~&tab=1');
  });

  it('keeps the names of goods, by which a screen is known', async () => {
    const { recorded } = await load();
    place.pathname = '/gakuen/product/genmaicha-teabag';
    await recorded(answering(200, readyCart)).send('cart.cart', {});
    expect(readRecording(leave())?.address).toBe('/gakuen/product/genmaicha-teabag');
  });

  it('keeps nothing of what is filled in for options, whatever the shop calls its fields', async () => {
    const { recorded } = await load();
    const watching = recorded(answering(200, {}));
    expect(watching.ids).toEqual(['cart.cart']);
    const details = { name: 'yamada', code: 'yamada', type: 'yamada' };
    const [line] = readyCart.detail.products;
    const accessory = {
      key: 'a1',
      option_key: 'embroidery',
      name: 'ネーム刺繍',
      details,
      words: [{ title: 'お名前', text: 'yamada' }],
    };
    const answer = { ...readyCart, detail: { ...readyCart.detail, products: [{ ...line, accessories: [accessory] }] } };
    const actor = run(answer);
    const values = {
      'ship.s1.of.noshi.giver': 'yamada',
      'ship.s1.of.noshi.a1': 'yamada',
      'delivery_at.p1': '2026-12-01',
    };
    actor.send({ type: 'submit', form: 'delivery', values });
    actor.send({ type: 'add', options: [{ key: 'embroidery', details }] });
    await recorded(answering(200, answer)).send('cart.cart', {});
    const text = leave();
    expect(text).not.toContain('yamada');
    expect(text).toContain('2026-12-01');
    expect(text).toContain('栗きんとん');
  });

  it('keeps what was chosen from a list, and nothing that tells of a school', async () => {
    const { recorded } = await load();
    const transport = recorded(answering(200, { code: 'a101', name: '㐀㐂小学校' }));
    const values = {
      school: 'a101',
      gender: '2',
      is_receive_newsletter: '0',
      prefecture: '東京都',
      login_id: 'yamada',
    };
    window.norenFlows?.sees('form', 's3', 'read', { type: 'fill', values });
    await transport.send('school.check', {});
    const text = leave();
    expect(text).not.toMatch(/㐀㐂|a101|yamada/);
    expect(readRecording(text)?.events[0]?.event).toMatchObject({
      values: { gender: '2', is_receive_newsletter: '0', prefecture: '東京都' },
    });
  });

  it.each(['card.add', 'card.use', 'document.changeReceipt', 'document.changeGuest', 'upload.keep'])(
    'keeps no name that %s answers, which is of a person',
    async (call) => {
      const { recorded } = await load();
      await recorded(answering(200, { name: '山田花子', description: '山田花子', key: 'yamada' })).send(call, {});
      expect(leave()).not.toMatch(/山田|花子|yamada/);
    },
  );

  it('begins anew with each screen, and goes on telling of the whole visit', async () => {
    const { recorded } = await load();
    await recorded(answering(0, undefined))
      .send('cart.decide', {})
      .catch(() => undefined);
    leave();
    vi.resetModules();
    place.pathname = '/gakuen/cart/payment';
    const next = await load();
    await next.recorded(answering(200, readyCart)).send('cart.cart', {});
    const { answers, lines } = readRecording(leave()) ?? {};
    expect(answers?.map(({ call }) => call)).toEqual(['cart.cart']);
    expect(lines?.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'screen /gakuen/cart/',
      'answer cart.decide 0',
      'screen /gakuen/cart/payment',
      'answer cart.cart 200',
    ]);
  });

  it.each([newSecret(), newSecret(), 'f3Kq-0aLx_9ZbN2vC7yTq8RmW4pD1sHj'])(
    'keeps nothing of an address that opens something: %s',
    async (token) => {
      place.pathname = `/gakuen/social-gift/${token}`;
      place.search = `?token=${token}&step=2&no=261126-885735`;
      const { recorded } = await load();
      await recorded(answering(200, readyCart)).send('cart.cart', {});
      const text = leave();
      expect(leaksIn(text, { secrets: [token, '261126', '885735'] })).toEqual([]);
      expect(readRecording(text)).toMatchObject({ address: '/gakuen/social-gift/~?token=~&step=2&no=~' });
      expect(text).toContain('screen /gakuen/social-gift/~');
    },
  );

  it('stays within its bounds', async () => {
    const { recorded } = await load();
    const transport = recorded(answering(200, { ...readyCart, note: 'x'.repeat(5_000) }));
    const actor = run(readyCart);
    for (let round = 0; round < 250; round += 1) {
      await transport.send('cart.cart', {});
      actor.send({ type: 'submit', form: 'orderer', values: {} });
    }
    const text = leave();
    expect(text.length).toBeLessThanOrEqual(recordingLimits.storedSigns);
    expect(readRecording(text)).not.toBeNull();
    expect(recordingSchema.properties.events.maxItems).toBe(recordingLimits.events);
  });

  it('is none in a shop that wants none', async () => {
    const { recorded } = await load({ prefix: '', isUnrecorded: true });
    const transport = answering(200, readyCart);
    expect(await recorded(transport).send('cart.cart', {})).toMatchObject({ status: 200 });
    expect(window.norenFlows).toBeUndefined();
    expect(listeners.size).toBe(0);
  });

  it('leaves a document to whoever watches it already', async () => {
    const { recorded } = await load();
    const watcher = { meet: () => undefined, actorOptions: () => ({}), sees: () => undefined };
    window.norenFlows = watcher;
    recorded(answering(200, readyCart));
    expect(window.norenFlows).toBe(watcher);
  });
});
