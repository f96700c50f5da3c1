/** The cart's two cookies as text: `cartToken`, and `cart_count`, which says whose cart it is: `minori.2`. */
export const cartTokenCookie = 'cartToken';
export const cartCountCookie = 'cart_count';

const token = new RegExp(`(?:^|;\\s*)${cartTokenCookie}=([\\w-]{16,64})(?:;|$)`);
const count = (channel: string): RegExp => new RegExp(`(?:^|;\\s*)${cartCountCookie}=(${channel})\\.(\\d{1,6})(?:;|$)`);

/** The token in a cookie header; of several the first, which is that of the most specific path. Null: none. */
export const tokenIn = (cookies: string): string | null => token.exec(cookies)?.[1] ?? null;

/** The number of pieces that the cookies tell of a channel's cart; null: nothing. */
export const countIn = (cookies: string, channel: string): string | null => count(channel).exec(cookies)?.[2] ?? null;

/** The channel that the first count is of; null: there is none. */
export const countedChannelIn = (cookies: string): string | null => count('[\\w-]+').exec(cookies)?.[1] ?? null;
