/** The shop keeps the token of this visitor's cart in a cookie that script may read (rule cart.init). */
const cartToken = /(?:^|; )cartToken=([\w-]{16,64})(?:;|$)/;

/**
 * The token of the cart; null: none yet. Of two cookies the browser names the one of the narrower path first, which is
 * the channel's own.
 */
export const readCartToken = (cookies: string = document.cookie): string | null => cartToken.exec(cookies)?.[1] ?? null;
