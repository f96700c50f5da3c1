/**
 * What it costs to know who looks: a member's list beside the guest's in the same run. Their pages are kept for their class,
 * and what is personal comes after the first paint.
 */
import type { Browser } from '@playwright/test';
import { createDatabase } from '../../server/db/client';
import { loadPage, type PageLoad } from '../browser/page-load';
import type { Cookie } from '../browser/slow-phone';
import { findPages } from '../pages';
import { record } from '../reference/recorded';
import type { Measure } from '../report/measure';
import { measureCached } from '../server/measure-server';
import { medians } from '../statistics';
import { startBareServer } from './bare-routes';
import { withShop } from './with-shop';

const quiet = { info: () => undefined, warn: () => undefined };
const someone = { email: 'hanako@example.jp', password: 'hanako-2026' };
const profile = { company_name: '山田商店', orderer_name: '山田花子' };

const cookiesOf = (answer: Response): string[] => answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');

/** @returns what the browser of a registered member who has just logged in brings along: the token and the signed class */
const logIn = async (url: string, databaseUrl: string): Promise<string> => {
  const db = createDatabase(databaseUrl, { pool: 1, log: quiet });
  const shops = db.selectFrom('channels').select('id').where('prefix', '=', '');
  const { id: channel } = await shops.executeTakeFirstOrThrow();
  const post = async (path: string, body: object): Promise<Response> => {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-channel-id': channel,
      origin: new URL(url).origin,
    };
    const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  await post('/v1/users', { ...someone, ...profile });
  await db.updateTable('members').set({ is_registered: true }).where('email', '=', someone.email).execute();
  await db.destroy();
  const { email: login_id, password } = someone;
  const token = cookiesOf(await post('/v1/auth/login', { login_id, password }));
  const page = await fetch(new URL('/product', url), { headers: { cookie: token.join('; ') } });
  const cookies = [...token, ...cookiesOf(page)].join('; ');
  if (!cookies.includes('visitor_class=')) throw new Error('The shop does not know the member’s class');
  return cookies;
};

const jarOf = (cookies: string, url: string): Cookie[] =>
  cookies.split('; ').map((one) => {
    const [name = '', value = ''] = one.split('=');
    return { name, value, url };
  });

const loadMeasures = (guest: PageLoad, member: PageLoad): Measure[] => {
  const group = 'Product list, of a member';
  return [
    { group, name: 'LCP', value: member.largestPaintMs, unit: 'ms' },
    { group, name: 'LCP, of a guest', value: guest.largestPaintMs, unit: 'ms' },
    { group, name: 'LCP to a guest’s', value: member.largestPaintMs / guest.largestPaintMs, unit: '×', aim: { atMost: 1.05 } }, // prettier-ignore
    { group, name: 'blocking time', value: member.blockingMs, unit: 'ms', aim: { atMost: guest.blockingMs + 10 } },
    { group, name: 'blocking time, of a guest', value: guest.blockingMs, unit: 'ms' },
  ];
};

export const measureMembers = (browser: Browser, folder: string, loads: number): Promise<Measure[]> =>
  withShop(folder, {}, async ({ url, databaseUrl }) => {
    const { list } = await findPages(browser, url);
    const shop = new URL(list.path, url).href;
    const cookie = await logIn(url, databaseUrl ?? '');
    await record(shop, cookie); // the first view fills the cache
    const { headers, body } = await record(shop, cookie);
    const bare = await startBareServer(folder, url, [{ path: list.path, headers, body }]);
    const served = await measureCached(list.name, { shop, bare: new URL(list.path, bare.url).href, cookie });
    bare.stop();
    const loaded: { readonly guest: PageLoad[]; readonly member: PageLoad[] } = { guest: [], member: [] };
    for (let load = 0; load < loads; load += 1) {
      loaded.guest.push(await loadPage(browser, shop, true));
      loaded.member.push(await loadPage(browser, shop, true, jarOf(cookie, url)));
    }
    return [...served, ...loadMeasures(medians(loaded.guest), medians(loaded.member))];
  });
