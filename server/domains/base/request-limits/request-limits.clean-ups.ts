import type { Job } from '../../../jobs/job';
import { deleteExpiredCounts } from './request-limits.service';

export const requestLimitsCleanUps = (): readonly Job[] => [
  { name: 'counts of calls', everyMs: 60_000, most: 1_000, run: deleteExpiredCounts },
];
