/** A scenario's flows played without a browser: the real runtimes on the scenario's answers, by the player's own script. */
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { vi } from 'vitest';
import type { Cart } from '../../schemas/cart/cart';
import { addProducts } from '../../flows/cart/add-to-cart';
import { runCart } from '../../flows/cart/cart-runtime';
import { runCheckout } from '../../flows/checkout/checkout-runtime';
import { runGift } from '../../flows/gift/gift-runtime';
import type { GiftScreen } from '../../flows/gift/gift.types';
import { runLogin } from '../../flows/login/login-runtime';
import { runSubmit } from '../../flows/submit/submit-runtime';
import { schoolFaults } from '../../sections/auth/register-form/school-faults';
import type { FormEvent } from '../../schemas/contract/form.flow-events';
import type { GiftShipping } from '../../schemas/gift/gift';
import { matchScreen } from '../../storefront/page/load/match-screen';
import type { Scenario } from './scenario';

/**
 * The player, with the document and the storage of its own scenario: what a machine of an earlier one still says is then
 * told to that one's.
 */
const player = `(document, sessionStorage) => {${readFileSync('server/replay/browser/play-events.js', 'utf8')}\n}`;
type Player = (document: object, sessionStorage: object) => void;

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
};

/** As page.js does: what is to happen to an answer happens. */
const fetchFrom = (app: FastifyInstance, host: string) => async (url: unknown, init: RequestInit) => {
  const { statusCode, headers, payload } = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: String(url),
    headers: { ...Object.fromEntries(new Headers(init.headers)), host },
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  const trouble = headers['x-replay-trouble'];
  if (trouble === 'offline') throw new TypeError('Failed to fetch');
  if (trouble === 'silent') await new Promise(() => undefined);
  return new Response(payload || null, { status: statusCode, headers: headers as Record<string, string> });
};

/** The document as far as flows know it. */
const documentWith = (dataset: Readonly<Record<string, string>>, { cookies, address }: Scenario) => ({
  document: {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    documentElement: { dataset },
    // Nobody records what is played.
    getElementById: () => ({ textContent: '{"env":{"channel":"minori","prefix":"","isUnrecorded":true}}' }),
    // Whoever follows links takes it.
    dispatchEvent: () => false,
    querySelectorAll: () => [],
    addEventListener: () => undefined,
  },
  location: { pathname: new URL(address, 'http://shop').pathname, protocol: 'http:', assign: () => undefined },
  history: { state: null, pushState: () => undefined },
  addEventListener: () => undefined,
  sessionStorage: memory(),
  localStorage: memory(),
});

type Ask = <Body>(url: string) => Promise<Body>;

/** The screen of a gift's receiver that a scenario is of; null: it is of none. */
const giftScreenOf = async ({ address }: Scenario, ask: Ask): Promise<GiftScreen | null> => {
  const match = matchScreen(new URL(address, 'http://shop').pathname);
  const { giftStep: step } = match?.row ?? {};
  const token = match?.params.key ?? '';
  if (step === undefined || step === 'complete') return null;
  const { id, draft } = await ask<GiftShipping>(`/v1/social-gifts/${token}/shipping`);
  const place = draft && { postal: draft.address.postal_code, pref: draft.address.prefecture };
  return { step, token, shippingId: id, place };
};

/** The flow starts with its first event, as its face has it. */
const onFirst = <Event>(start: () => { readonly send: (event: Event) => void; readonly stop?: () => void }) => {
  let running: ReturnType<typeof start> | null = null;
  return {
    send: (event: Event): void => (running ??= start()).send(event),
    stop: (): void => running?.stop?.(),
  };
};

const nothing = (): undefined => undefined;

/** A form says by itself what becomes of it; that of a new member asks for a school first. */
const tellForm = async (channel: string, event: FormEvent): Promise<void> => {
  const tell = (state: string, sent: FormEvent | null): void => window.norenFlows?.sees('form', 'form', state, sent);
  if (event.type !== 'fill') return tell(event.type === 'back' ? 'typed' : 'refused', event);
  const { school } = event.values;
  if (!school) return tell('read', event);
  tell('busy', event);
  tell((await schoolFaults(channel, school)) ? 'refused' : 'read', null);
};

const faces = (shop: { readonly channel: string; readonly prefix: '' }, cart: Cart, gift: GiftScreen | null) => {
  const ofCart = onFirst(() => runCart(shop, cart, { show: nothing, announce: nothing }));
  const ofCheckout = onFirst(() => runCheckout(shop, cart, { show: nothing, receive: nothing }));
  const ofGift = gift && onFirst(() => runGift(shop, gift, nothing));
  const ofLogin = onFirst(() => runLogin(shop, { asked: null, redirect: '' }));
  const ofSubmit = onFirst(() => runSubmit(shop, 's1', nothing));
  const { norenFlows } = window;
  if (ofGift) norenFlows?.meet('gift', ofGift.send);
  norenFlows?.meet('cart', ofCart.send);
  norenFlows?.meet('checkout', ofCheckout.send);
  norenFlows?.meet('login', ofLogin.send);
  norenFlows?.meet('submit', ofSubmit.send, 's1');
  for (const place of ['lists', 's1', 'buy'])
    norenFlows?.meet(
      'adding',
      (event) =>
        event.type === 'add' ? void addProducts(event.line, place) : norenFlows.sees('adding', place, 'refused', event),
      place,
    );
  norenFlows?.meet('form', (event) => void tellForm(shop.channel, event), 'form');
  return () => {
    for (const flow of [ofCheckout, ofGift, ofLogin, ofSubmit]) flow?.stop();
  };
};

/** How far the events have come, and what was said of it: `played`, or `stuck` and why. */
export const playEvents = async (app: FastifyInstance, scenario: Scenario): Promise<string> => {
  const host = `${scenario.id}.localhost`;
  const dataset: Record<string, string> = {};
  let stuck = '';
  const globals = {
    ...documentWith(dataset, scenario),
    fetch: fetchFrom(app, host),
    norenReplay: {
      events: scenario.events,
      waits: scenario.clock.waits,
      tellStuck: (what: string) => {
        stuck = what;
      },
    },
    norenFlows: undefined,
    window: {
      get norenFlows(): Window['norenFlows'] {
        return (globalThis as { norenFlows?: Window['norenFlows'] }).norenFlows;
      },
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  try {
    await app.inject({ url: '/-/replay', headers: { host } });
    globals.sessionStorage.setItem('noren:replay:next', '0');
    const token = scenario.cookies.cartToken ?? '';
    const headers = { host, 'x-channel-id': scenario.channel, 'x-requested-with': 'XMLHttpRequest' };
    const ask: Ask = async <Body>(url: string) => (await app.inject({ url, headers })).json<Body>();
    const cart = await ask<Cart>(`/v1/carts/${token}`);
    const gift = await giftScreenOf(scenario, ask);
    // Our own script, as it is written above.
    (runInThisContext(player) as Player)(globals.document, globals.sessionStorage);
    const stop = faces({ channel: scenario.channel, prefix: '' }, cart, gift);
    await vi.waitFor(() => {
      if (dataset.replay === 'playing') throw new Error(`it is still ${dataset.replay}`);
    }, 12_000);
    stop();
    // The player looks at a machine once it is done with what it did last.
    await new Promise((resolve) => setImmediate(resolve));
    return [dataset.replay, stuck].filter(Boolean).join(': ');
  } finally {
    vi.unstubAllGlobals();
  }
};
