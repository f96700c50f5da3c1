import type { Job } from '../../../jobs/job';
import { deleteExpiredEvents } from './tracking.service';

export const trackingCleanUps = (): readonly Job[] => [
  { name: 'events of browsers', everyMs: 60_000, most: 1_000, run: deleteExpiredEvents },
];
