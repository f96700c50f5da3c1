import type { Job } from '../../../jobs/job';
import { deleteExpiredLogins, deleteOldHistories } from './sessions.service';

export const sessionsCleanUps = (): readonly Job[] => [
  // Each takes its tokens along, of which a month's login has thousands at most.
  { name: 'logins that are over', everyMs: 60_000, most: 20, run: deleteExpiredLogins },
  { name: 'histories of logins', everyMs: 60_000, most: 1_000, run: deleteOldHistories },
];
