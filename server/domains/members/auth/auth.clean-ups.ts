import type { Job } from '../../../jobs/job';
import { deleteExpiredChallenges, deleteExpiredTries } from './auth.service';

export const authCleanUps = (): readonly Job[] => [
  { name: 'tries to log in', everyMs: 60_000, most: 1_000, run: deleteExpiredTries },
  { name: 'second factors not given', everyMs: 60_000, most: 1_000, run: deleteExpiredChallenges },
];
