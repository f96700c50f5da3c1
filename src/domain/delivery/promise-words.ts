/** What is promised of goods before they are in a cart. */
import { shortDate } from '../../lib/dates';
import { japanDay, japanHour } from '../../lib/japan-time';

/** When that comes for which the shopper sends something in. @param awaited `校章` */
export const awaitedWords = (awaited: string): string => `${awaited}が届いてから加工し、お届けします`;

/** `11月21日(土) 正午まで`, up to which an order counts as of a day; `11月20日(金)中` where that is midnight. */
export const cutoffWords = (before: string): string => {
  const hour = japanHour(new Date(before));
  if (hour === 0) return `${shortDate(japanDay(new Date(Date.parse(before) - 1)))}中`;
  return `${shortDate(japanDay(new Date(before)))} ${hour === 12 ? '正午' : `${hour}時`}まで`;
};
