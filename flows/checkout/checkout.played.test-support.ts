import { nothing, onFirst, type PlayedFlow } from '../played-flow.test-support';
import { runCheckout } from './checkout-runtime';

export const played: PlayedFlow<'checkout'> = {
  flow: 'checkout',
  meet: ({ shop, cart }) => onFirst(() => runCheckout(shop, cart, { show: nothing, receive: nothing })),
  passed: ['failed'],
};
