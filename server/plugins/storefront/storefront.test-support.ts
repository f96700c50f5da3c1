import Fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import type { ShopEnv } from '../../../src/ui/shop-context';
import type { NavigationAnswer, PageAnswer, Storefront } from '../../../storefront/page/entry-server';
import { allowedQuery } from '../../../storefront/page/load/allowed-query';
import type { ScreenRequest } from '../../../storefront/page/load/screen-request';
import { matchScreen } from '../../../storefront/page/load/match-screen';
import { screens } from '../../../schemas/screens/screens';
import type { Channel } from '../../request/request-context';
import { guestsOnly, type VisitorOf } from '../../request/visitor-of';
import { createPageVisitorOf } from '../page-visitor';
import { createPageCache } from './cache/page-cache';
import { createKeptForms } from './forms/kept-form';
import { registerStorefront } from './storefront';
import type { StorefrontPluginOptions } from './storefront-options';

const channels: Readonly<Record<string, Channel>> = {
  'shop.example': { id: 'minori', name: '実り', host: 'shop.example', prefix: '', theme: 'minori' },
};

/** All that a drawing could show: what is not in here cannot be on a page. */
const everythingOf = ({ ask: _ask, query, ...rest }: ScreenRequest): string =>
  JSON.stringify({ ...rest, query: Object.fromEntries(query) });

const drawnScreen: Omit<Extract<NavigationAnswer, { kind: 'screen' }>, 'main'> = {
  kind: 'screen',
  status: 200,
  payload: { env: {} as ShopEnv, frame: '', subject: '', islands: [] },
  title: '',
  canonical: null,
  css: {},
  pageStyle: '',
  preloads: [],
};

const now = new Date('2026-11-20T03:00:00Z');

const apps: FastifyInstance[] = [];

/** After each test. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
};

export const pageOf = (html: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
  kind: 'page',
  status: 200,
  html,
  styles: ['a{}'],
  isWhole: true,
  validUntil: null,
  ...more,
});

/** The storefront's plugin around a drawing that shows all that it was given; `own` replaces parts of it. */
export const setUp = async (
  own: Partial<Storefront> = {},
  { visitorOf = guestsOnly, ...options }: Partial<StorefrontPluginOptions> & { readonly visitorOf?: VisitorOf } = {},
  prepare: (app: FastifyInstance) => void = () => undefined,
) => {
  const drawn: string[] = [];
  const log: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  let version = '1';
  const storefront: Storefront = {
    page: (request) => {
      drawn.push(request.path);
      return Promise.resolve(pageOf(`${everythingOf({ ...request, query: shown(request) })} drawing ${drawn.length}`));
    },
    navigation: (request) => {
      drawn.push(request.path);
      const main = everythingOf({ ...request, query: shown(request) });
      return Promise.resolve({ answer: { ...drawnScreen, main }, isWhole: true, validUntil: null });
    },
    choice: (request) => {
      drawn.push(request.path);
      return Promise.resolve({ answer: { html: everythingOf(request), css: {} }, isWhole: true });
    },
    fault: (_request, status) => Promise.resolve(pageOf(`fault ${status}`, { status })),
    invalidChannel: () => Promise.resolve(pageOf('404 Not Found', { status: 404 })),
    findable: () => Promise.resolve(screens.filter(({ page }) => page === 'faq')),
    ...own,
  };
  const app = Fastify({ logger: { level: 'error', stream } });
  apps.push(app);
  prepare(app);
  registerStorefront(app, {
    storefront,
    bundle: { matchScreen, allowedQuery, navigationPath: '/-/screen', choicePath: '/-/choose/' },
    findChannel: ({ host }) => Promise.resolve(channels[host] ?? null),
    channelsBelow: () => Promise.resolve([]),
    paymentOrigins: () => Promise.resolve([]),
    fallbackChannel: () => Promise.resolve(channels['shop.example'] ?? null),
    pageVisitorOf: createPageVisitorOf(visitorOf, null),
    isMemberOnly: () => Promise.resolve(false),
    transport: () => ({ ids: [], send: () => Promise.resolve({ status: 200, headers: {}, body: { data: [] } }) }),
    build: 'test',
    kept: createKeptForms(Buffer.alloc(32, 1), () => now),
    countCapsule: () => Promise.resolve(),
    dataVersion: () => version,
    pageCache: createPageCache({ most: 1_000_000, isAway: () => Promise.resolve(false), now: () => now.getTime() }),
    publicUrl: null,
    isDevelopment: false,
    now: () => now,
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'shop.example', ...headers } });
  return { app, get, drawn, log, write: () => (version = String(Number(version) + 1)) };
};

/** What the screen loader takes of a query. */
const shown = ({ path, query }: ScreenRequest): URLSearchParams => {
  const match = matchScreen(path);
  return new URLSearchParams(match ? { ...allowedQuery(match.row, query) } : {});
};
