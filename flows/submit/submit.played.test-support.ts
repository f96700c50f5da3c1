import { nothing, onFirst, type PlayedFlow } from '../played-flow.test-support';
import { runSubmit } from './submit-runtime';

export const played: PlayedFlow<'submit'> = {
  flow: 'submit',
  meet: ({ shop }, place) => onFirst(() => runSubmit(shop, place, nothing)),
  places: ['s1'],
  untouched: 'idle',
};
