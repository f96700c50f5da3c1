import type { Job } from '../../../jobs/job';
import { deleteExpiredViews } from './history.service';

export const historyCleanUps = (): readonly Job[] => [
  { name: 'what guests have looked at', everyMs: 60_000, most: 1_000, run: deleteExpiredViews },
];
