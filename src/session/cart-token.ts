/** The shop keeps the token of this visitor's cart in a cookie that script may read (rule cart.init). */
const cartToken = /(?:^|; )cartToken=([\w-]{16,64})(?:;|$)/;
/** Set beside it, on the same path; it says whose cart it is: `minori.2`. */
const cartCount = /(?:^|; )cart_count=([\w-]+)\.\d+(?:;|$)/;

/**
 * The token of a channel's cart; null: none yet. Of two cookies the browser names the one of the narrower path first,
 * which is the channel's own; where that is missing, what stands there is another shop's of the same host.
 */
export const readCartToken = (channel: string, cookies: string = document.cookie): string | null =>
  (cartCount.exec(cookies)?.[1] ?? channel) === channel ? (cartToken.exec(cookies)?.[1] ?? null) : null;
