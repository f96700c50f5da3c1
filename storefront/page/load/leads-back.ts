import type { ScreenRow } from '../../../schemas/screens/screens';
import { isPersonal } from './own-needs';

const isTop = ({ page }: ScreenRow): boolean => page === 'top' || page === 'ec';

/**
 * Whether a login that a screen leads to leads back to it. Screens of one visitor, whose addresses may hold a secret, have a way
 * of their own where they want one; tops, and what is about logging in, are nowhere to come back to.
 */
export const leadsBack = (row: ScreenRow): boolean =>
  !isPersonal(row) && !isTop(row) && row.access !== 'auth' && !row.isUngated;
