import { countedChannelIn, tokenIn } from '../lib/cart-cookies';

/**
 * The token of a channel's cart (rule cart.init); null: none yet. Of two cookies the browser names the one of the narrower
 * path first, which is the channel's own; where that is missing, what stands there is another shop's of the same host.
 */
export const readCartToken = (channel: string, cookies: string = document.cookie): string | null =>
  (countedChannelIn(cookies) ?? channel) === channel ? tokenIn(cookies) : null;
