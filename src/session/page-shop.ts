/** Which shop the page belongs to. It holds for the document: a navigation never changes the channel. */

export interface PageShop {
  readonly channel: string;
  /** Path prefix of the channel, '' or '/gakuen'. */
  readonly prefix: string;
}

const isPageShop = (value: unknown): value is PageShop =>
  typeof value === 'object' &&
  value !== null &&
  'channel' in value &&
  typeof value.channel === 'string' &&
  'prefix' in value &&
  typeof value.prefix === 'string';

const pageEnv = (): unknown => {
  const payload: unknown = JSON.parse(document.getElementById('noren')?.textContent ?? 'null');
  return typeof payload === 'object' && payload !== null && 'env' in payload ? payload.env : null;
};

/** Reads it from what the server wrote into the page. Throws where the page is none of the shop's. */
export const pageShop = (): PageShop => {
  const env = pageEnv();
  if (!isPageShop(env)) throw new Error('The page does not say which shop it belongs to');
  return { channel: env.channel, prefix: env.prefix };
};

/** Path, query and fragment within the shop, to be led back to by `?redirect=`. */
export const wayBack = (): string => {
  const { pathname, search, hash } = location;
  return encodeURIComponent(pathname.slice(pageShop().prefix.length) + search + hash);
};

/** Whether the page was drawn for a member, whatever is left of the login since. */
export const isMembersPage = (): boolean => {
  const env = pageEnv();
  return typeof env === 'object' && env !== null && 'visitor' in env && env.visitor === 'member';
};
