import type { PlayedFlow } from '../../../flows/played-flow.test-support';
import { readOnceMore } from './read-once-more';

/** A form says by itself what becomes of it; that of a new member is read once more. */
export const played: PlayedFlow<'form'> = {
  flow: 'form',
  meet: ({ shop }, place) => ({
    send: (event) => {
      const sees = window.norenFlows?.sees;
      if (event.type === 'refuse') sees?.('form', place, Object.keys(event.errors)[0] ? 'refused' : 'passed', event);
      else if (place === 'payment-pay') sees?.('form', place, 'filled', event);
      else void readOnceMore(shop.channel, event, ({ state }, by) => sees?.('form', place, state, by));
    },
  }),
  places: ['payment-pay', 'form'],
  told: ['refused', 'passed', 'busy', 'read', 'typed', 'filled'],
};
