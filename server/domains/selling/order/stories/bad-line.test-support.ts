/** The line between a shop and its payment service, as it is at its worst: words on it are lost, come late, or twice. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Fetch } from '../../../../http/fetch-within';
import type { Random } from './stage.test-support';

/** Of a hundred words, so many have each of these fates; the others arrive. */
const fates = [
  ...Array.from({ length: 4 }, () => 'question lost' as const),
  ...Array.from({ length: 4 }, () => 'answer lost' as const),
  ...Array.from({ length: 4 }, () => 'late' as const),
  ...Array.from({ length: 6 }, () => 'twice' as const),
];
const mostLateMs = 400;

export const badLine =
  (random: Random) =>
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const { signal: _, ...lasting } = init;
    switch (fates[random.below(100)]) {
      case 'question lost':
        throw new Error('nobody heard it');
      case 'answer lost':
        await fetch(url, init);
        throw new Error('nobody heard the answer');
      case 'late': {
        // Whoever asked has given up when it arrives.
        const lateMs = random.below(mostLateMs);
        void pause(lateMs)
          .then(() => fetch(url, lasting))
          .catch(() => undefined);
        throw new Error('it is still on its way');
      }
      case 'twice': {
        const again = fetch(url, lasting).catch(() => undefined);
        const answer = await fetch(url, init);
        await again;
        return answer;
      }
      default:
        return fetch(url, init);
    }
  };
