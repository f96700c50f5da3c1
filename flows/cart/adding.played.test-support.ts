import type { PlayedFlow } from '../played-flow.test-support';
import { addProducts } from './add-to-cart';

export const played: PlayedFlow<'adding'> = {
  flow: 'adding',
  meet: (_, place) => ({
    send: (event) =>
      event.type === 'add'
        ? void addProducts(event.line, place)
        : window.norenFlows?.sees('adding', place, event.type === 'fill' ? 'filled' : 'refused', event),
  }),
  places: ['lists', 's1', 'buy'],
  told: ['filled', 'refused', 'busy', 'added', 'failed'],
};
