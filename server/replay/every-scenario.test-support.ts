/** A scenario's flows played without a browser: the real runtimes on the scenario's answers, by the player's own script. */
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, vi } from 'vitest';
import type { FlowEvent } from '../../flows/watch';
import type { Played, PlayedFlow } from '../../flows/played-flow.test-support';
import type { Cart } from '../../schemas/cart/cart';
import type { FlowName } from '../../schemas/scenario/flow-events';
import { matchScreen } from '../../storefront/page/load/match-screen';
import type { Scenario } from './scenario';

/**
 * The player, with the document and the storage of its own scenario: what a machine of an earlier one still says is then
 * told to that one's.
 */
const scripts = ['fill-fields.js', 'play-events.js'].map((name) =>
  readFileSync(`server/replay/browser/${name}`, 'utf8'),
);
const player = `(document, sessionStorage) => {${scripts.join('\n')}\n}`;
type Player = (document: object, sessionStorage: object) => void;

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
};

/** As page.js does: what is to happen to an answer happens. */
const fetchFrom =
  (app: FastifyInstance, host: string, underWay: Set<unknown>) => async (url: unknown, init: RequestInit) => {
    const asking = app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(url),
      headers: { ...Object.fromEntries(new Headers(init.headers)), host },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    underWay.add(asking);
    const { statusCode, headers, payload } = await asking.finally(() => underWay.delete(asking));
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
  history: { state: null, pushState: () => undefined, replaceState: () => undefined },
  addEventListener: () => undefined,
  sessionStorage: memory(),
  localStorage: memory(),
});

/** By flow; each stands beside its own. */
export const playedFlows: ReadonlyMap<FlowName, PlayedFlow<FlowName>> = new Map(
  Object.values(
    import.meta.glob<{ readonly played: PlayedFlow<FlowName> }>('../../{flows,sections}/**/*.played.test-support.ts', {
      eager: true,
    }),
  ).map(({ played }) => [played.flow, played] as const),
);

interface Standing {
  readonly flow: FlowName;
  readonly place: string;
  readonly send: (event: FlowEvent<FlowName>) => void;
  readonly stop?: () => void;
}

/** The flows that stand on a screen: a recorded one may name other places than what is written by hand. */
const flowsOn = async (screen: Played, events: Scenario['events']): Promise<readonly Standing[]> => {
  const standing: Standing[] = [];
  for (const [flow, { meet, places = [''] }] of playedFlows)
    for (const place of new Set([
      ...places,
      ...events.flatMap((one) => (one.flow === flow ? (one.place ?? '') : [])),
    ])) {
      const met = await meet(screen, place);
      if (met) standing.push({ ...met, flow, place });
    }
  return standing;
};

/** How far the events have come, and what was said of it: `played`, or `playing` or `stuck` and why. */
export const playEvents = async (app: FastifyInstance, scenario: Scenario): Promise<string> => {
  const host = `${scenario.id}.localhost`;
  const dataset: Record<string, string> = {};
  let stuck = '';
  const underWay = new Set<unknown>();
  const settled = () => Promise.allSettled([vi.dynamicImportSettled(), ...underWay]);
  const globals = {
    ...documentWith(dataset, scenario),
    fetch: fetchFrom(app, host, underWay),
    norenReplay: {
      events: scenario.events,
      waits: scenario.clock.waits,
      tellStuck: (what: string) => {
        stuck = what;
      },
      settled,
      underWay: () => [],
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
    const ask = async <Body>(url: string) => (await app.inject({ url, headers })).json<Body>();
    const cart = await ask<Cart>(`/v1/carts/${token}`);
    const { row, params = {} } = matchScreen(new URL(scenario.address, 'http://shop').pathname) ?? {};
    const flows = await flowsOn(
      { shop: { channel: scenario.channel, prefix: '' }, cart, row, params, ask },
      scenario.events,
    );
    // Our own script, as it is written above.
    (runInThisContext(player) as Player)(globals.document, globals.sessionStorage);
    for (const { flow, place, send } of flows) window.norenFlows?.meet(flow, send, ...(place === '' ? [] : [place]));
    // Longer than the player itself waits for one event: it is to say what it waited for.
    const ended = () => vi.waitFor(() => expect(dataset.replay).not.toBe('playing'), 100_000);
    await ended().catch(() => undefined);
    // The player looks at a machine once it is done with what it did last; of one that is stopped it would be told anew.
    await new Promise((resolve) => setImmediate(resolve));
    const said = [dataset.replay, stuck].filter(Boolean).join(': ');
    for (const { stop } of flows) stop?.();
    // A form whose code is still on its way asks its own scenario all the same, not the next one.
    await settled();
    await settled();
    return said;
  } finally {
    vi.unstubAllGlobals();
  }
};
