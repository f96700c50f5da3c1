/** What the shop clears up by itself: whatever is written for a while only has its end here. One line each. */
import type { Job } from '../jobs/job';
import { deleteExpiredCarts } from './selling/cart/cart.service';
import { deleteOldAnswers } from './base/idempotency/idempotency.service';
import { deleteOldMails, expireOldMails } from './base/mails/mails.service';
import { deleteFailedOrders } from './selling/order/order.service';
import { cancelUnpaidOrders } from './selling/order/upkeep/unpaid-orders';
import { deleteExpiredCounts } from './base/request-limits/request-limits.service';
import { deleteExpiredEvents } from './selling/tracking/tracking.service';

const minuteMs = 60_000;

export interface CleanUpOptions {
  /** How long mails are kept that were sent, or never will be. */
  readonly mailsKeptDays: number;
}

export const cleanUps = ({ mailsKeptDays }: CleanUpOptions): readonly Job[] => [
  { name: 'orders unpaid in time', everyMs: minuteMs, most: 100, run: cancelUnpaidOrders },
  { name: 'expired carts', everyMs: minuteMs, most: 200, run: deleteExpiredCarts },
  { name: 'orders that came to nothing', everyMs: minuteMs, most: 200, run: deleteFailedOrders },
  { name: 'answers of repeated calls', everyMs: minuteMs, most: 1_000, run: deleteOldAnswers },
  { name: 'counts of calls', everyMs: minuteMs, most: 1_000, run: deleteExpiredCounts },
  { name: 'events of browsers', everyMs: minuteMs, most: 1_000, run: deleteExpiredEvents },
  { name: 'mails too old to be sent', everyMs: minuteMs, most: 1_000, run: expireOldMails },
  { name: 'mails kept long enough', everyMs: minuteMs, most: 1_000, run: deleteOldMails(mailsKeptDays) },
];
