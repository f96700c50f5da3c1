import type { ScreenRow } from '../../../schemas/screens/screens';

const isTop = ({ page }: ScreenRow): boolean => page === 'top' || page === 'ec';

/**
 * Whether a login that a screen leads to leads back to it. Gifts and whatever else has a secret in its address have a way
 * of their own where they want one; members' screens are behind the login; tops, and what is about logging in, are nowhere
 * to come back to.
 */
export const leadsBack = (row: ScreenRow): boolean =>
  (row.access === 'public' || row.access === 'cart') && row.secrets === undefined && !isTop(row) && !row.isUngated;
