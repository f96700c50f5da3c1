// Written by `npm run index` from the files that it lists.
import type { CleanUps } from '../../jobs/job';
import { idempotencyCleanUps } from './idempotency/idempotency.clean-ups';
import { mailsCleanUps } from './mails/mails.clean-ups';
import { requestLimitsCleanUps } from './request-limits/request-limits.clean-ups';

/** What ends by itself in this wing. */
export const baseCleanUps: readonly CleanUps[] = [
  idempotencyCleanUps,
  mailsCleanUps,
  requestLimitsCleanUps,
];
