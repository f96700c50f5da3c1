import type { Job } from '../../../jobs/job';
import { deleteExpiredCallbacks } from './callbacks.repository';

export const providerCleanUps = (): readonly Job[] => [
  { name: 'callbacks of providers', everyMs: 60_000, most: 1_000, run: deleteExpiredCallbacks },
];
