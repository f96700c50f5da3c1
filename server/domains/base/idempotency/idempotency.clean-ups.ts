import type { Job } from '../../../jobs/job';
import { deleteOldAnswers } from './idempotency.service';

export const idempotencyCleanUps = (): readonly Job[] => [
  { name: 'answers of repeated calls', everyMs: 60_000, most: 1_000, run: deleteOldAnswers },
];
