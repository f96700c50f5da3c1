import type { Job } from '../../../jobs/job';
import { deleteOutdatedCards, deleteUnpaidCards } from './card.service';

export const cardCleanUps = (): readonly Job[] => [
  { name: 'cards that have long expired', everyMs: 60_000, most: 200, run: deleteOutdatedCards },
  { name: 'cards that nothing was paid with', everyMs: 60_000, most: 200, run: deleteUnpaidCards },
];
