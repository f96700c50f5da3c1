import type { CleanUpOptions, Job } from '../../../jobs/job';
import { deleteOldMails, expireOldMails } from './mails.service';

export const mailsCleanUps = ({ mailsKeptDays }: CleanUpOptions): readonly Job[] => [
  { name: 'mails too old to be sent', everyMs: 60_000, most: 1_000, run: expireOldMails },
  { name: 'mails kept long enough', everyMs: 60_000, most: 1_000, run: deleteOldMails(mailsKeptDays) },
];
