import type { Job } from '../../../jobs/job';
import { deleteOldDrafts } from './gift.service';

export const giftCleanUps = (): readonly Job[] => [
  { name: 'what receivers of gifts filled in', everyMs: 60_000, most: 1_000, run: deleteOldDrafts },
];
