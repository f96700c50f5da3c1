import type { Job } from '../../../jobs/job';
import { deleteExpiredCarts } from './cart.service';

export const cartCleanUps = (): readonly Job[] => [
  { name: 'expired carts', everyMs: 60_000, most: 200, run: deleteExpiredCarts },
];
