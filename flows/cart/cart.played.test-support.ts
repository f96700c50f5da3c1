import { nothing, onFirst, type PlayedFlow } from '../played-flow.test-support';
import { runCart } from './cart-runtime';

export const played: PlayedFlow<'cart'> = {
  flow: 'cart',
  // It is everywhere on a document, and never stops.
  meet: ({ shop, cart }) => ({ send: onFirst(() => runCart(shop, cart, { show: nothing, announce: nothing })).send }),
};
