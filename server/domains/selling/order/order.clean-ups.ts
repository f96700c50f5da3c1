import type { Job } from '../../../jobs/job';
import { deleteFailedOrders } from './order.service';
import { endGifts, remindOfGifts } from './upkeep/gift-terms';
import { remindOfPayment } from './upkeep/reminders';
import { cancelUnpaidOrders } from './upkeep/unpaid-orders';

export const orderCleanUps = (): readonly Job[] => [
  { name: 'orders unpaid in time', everyMs: 60_000, most: 100, run: cancelUnpaidOrders },
  { name: 'reminders of the last day to pay', everyMs: 60_000, most: 100, run: remindOfPayment },
  { name: 'reminders of gifts', everyMs: 60_000, most: 100, run: remindOfGifts },
  { name: 'gifts that nobody received', everyMs: 60_000, most: 100, run: endGifts },
  { name: 'orders that came to nothing', everyMs: 60_000, most: 200, run: deleteFailedOrders },
];
