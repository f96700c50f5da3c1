import type { ScreenRow } from '../../../schemas/screens/screens';
import { isPersonal } from './own-needs';

const isTop = ({ page }: ScreenRow): boolean => page === 'top' || page === 'ec';

/**
 * The way from a screen to the login that leads back to it. Undefined: the login alone. Screens of one visitor, whose addresses may
 * hold a secret, have a way of their own where they want one; tops, and what is about logging in, are nowhere to come back to.
 *
 * @param url path and query that the screen is drawn from, within the shop
 */
export const wayToLogin = (row: ScreenRow, url: string): string | undefined =>
  isPersonal(row) || isTop(row) || row.access === 'auth' || row.isUngated
    ? undefined
    : `/login/?redirect=${encodeURIComponent(url)}`;
