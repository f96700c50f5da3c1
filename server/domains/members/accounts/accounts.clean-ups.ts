import type { Job } from '../../../jobs/job';
import { deleteExpiredLinks, deleteUnconfirmedAccounts } from './accounts.service';

export const accountsCleanUps = (): readonly Job[] => [
  { name: 'links that were mailed', everyMs: 60_000, most: 1_000, run: deleteExpiredLinks },
  { name: 'accounts never confirmed', everyMs: 60_000, most: 200, run: deleteUnconfirmedAccounts },
];
