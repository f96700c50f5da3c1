/** The shop's settings: what is stored, completed by defaults. A value of the wrong kind counts as not stored. */
import { defaultSettings } from '../../../../schemas/site/default-settings';
import type { FrontSettings } from '../../../../schemas/site/site';

/**
 * Settings that only the server reads. One more is read by the database itself, within the statement that reads a price:
 * TAX.PRICES, `with_tax` (without it) or `without_tax` (server/db/migrations/0110-prices-without-tax.ts).
 */
export interface ServerSettings {
  /** At most so many pieces left are `few`; up to 100, where a change of stock is no longer told to pages. */
  readonly fewAt: number;
  readonly isClosedOnHolidays: boolean;
  /** After so many days members are asked to change their password; null: never. */
  readonly passwordDays: number | null;
  /** Points that come of each 100 yen of goods; 0: none do. */
  readonly pointPercent: number;
  /** For so many days; 0: they do not end. */
  readonly pointDays: number;
  /** For so many days a social gift waits for its receiver. */
  readonly giftTermDays: number;
}

const roundings: readonly unknown[] = ['down', 'half_up', 'up'];

function fits(key: string, value: unknown, example: unknown): boolean {
  if (key === 'TAX.ROUNDING') return roundings.includes(value);
  if (typeof example === 'number') return Number.isInteger(value);
  return typeof value === typeof example;
}

export type StoredSettings = ReadonlyMap<string, unknown>;

export function toFrontSettings(stored: StoredSettings, channel: Partial<FrontSettings>): FrontSettings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  for (const [key, example] of Object.entries(defaultSettings)) {
    const value = stored.get(key);
    if (fits(key, value, example)) settings[key] = value;
  }
  // Each key of the defaults has kept its default or a value of the same kind.
  return { ...(settings as FrontSettings), ...channel };
}

const mostFew = 100;
const usualHeldDays = 7;

/** For so many days an order that a payment service finds suspicious waits for somebody to look. */
export const heldDaysOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100 ? value : usualHeldDays;

/** A card's money is held for a gift meanwhile, and no longer than services hold it. */
const mostGiftDays = 30;

const within = (value: unknown, most: number, usual: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, 0), most) : usual;

export function toServerSettings(stored: StoredSettings): ServerSettings {
  const days = stored.get('MEMBER.PASSWORD_DAYS');
  return {
    fewAt: within(stored.get('STOCK.FEW_AT'), mostFew, 5),
    isClosedOnHolidays: stored.get('CALENDAR.IS_CLOSED_ON_HOLIDAYS') !== false,
    passwordDays: typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : null,
    pointPercent: within(stored.get('POINT.EARN_PERCENT'), 100, 0),
    pointDays: within(stored.get('POINT.KEPT_DAYS'), 3_650, 365),
    giftTermDays: Math.max(1, within(stored.get('GIFT.TERM_DAYS'), mostGiftDays, 14)),
  };
}

type SellingSettings = Pick<
  FrontSettings,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE' | 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'
>;

/** The selling flag: false only when the temporary stop is in use and selling is off (product text, section 4). */
export const isSelling = (settings: SellingSettings): boolean =>
  !settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'] || settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'];
