import type { CalendarDay } from '../../../../schemas/content/content';
import type { Temperature } from '../../../../schemas/delivery/delivery';

/** What differs from the shop's usual rule at a place; null: nothing does. */
export interface DeliveryPlace {
  readonly carriageJpy: number | null;
  readonly transitDays: number | null;
  /** False: no part of the day can be promised there. */
  readonly hasTimezones: boolean;
}

export interface Prefecture extends DeliveryPlace {
  /** False: whoever receives a social gift cannot have it sent there. */
  readonly takesGifts: boolean;
}

export interface RemotePostalCode extends DeliveryPlace {
  /** The beginning of a postal code, digits only. */
  readonly prefix: string;
}

/** How a shop delivers. Amounts are integer JPY, tax included. */
export interface DeliveryRules {
  readonly carriageJpy: number;
  readonly chilledFeeJpy: number;
  readonly frozenFeeJpy: number;
  /** From this sum of goods for one address, carriage is the shop's; the fees for cooling are not. */
  readonly freeFromJpy: number | null;
  /** Of a social gift, wherever it goes in the end; null: the usual carriage. It is never free. */
  readonly giftCarriageJpy: number | null;
  readonly transitDays: number;
  /** Orders from this hour (Japan) on count as the next day's; 24: never. */
  readonly cutoffHour: number;
  readonly choosableDays: number;
  readonly prefectures: ReadonlyMap<string, Prefecture>;
  /** The longest prefix first. */
  readonly remotePostalCodes: readonly RemotePostalCode[];
  /** A year of business days, from the day in Japan that the rules were read for. */
  readonly days: readonly CalendarDay[];
}

/** As much of an address as delivery depends on. */
export interface DeliveryAddress {
  readonly prefecture: string;
  /** With hyphen or without. */
  readonly postal_code: string;
}

export interface CarriageInput {
  /** Null while it is not known: the shop's usual rate. */
  readonly address: DeliveryAddress | null;
  /** Of the parcels that go there, one each. */
  readonly temperatures: readonly Temperature[];
  /** Of all goods that go there. */
  readonly productsTotalJpy: number;
  /** A social gift: nobody knows where it goes. */
  readonly isGift?: boolean;
}

export interface Carriage {
  /** The fee for cooling included. */
  readonly byTemperature: ReadonlyMap<Temperature, number>;
  /** Of all parcels: what cooling costs, whoever bears the carriage. */
  readonly coolingJpy: number;
  /** What is missing for free carriage; null: it is free, or never is. */
  readonly freeCarriageInJpy: number | null;
}

/** A parcel whose days are asked for. */
export interface PackingToSend {
  readonly shippingKey: string;
  readonly packingKey: string;
  /** Business days until it can leave, once its goods are there: the longest of them. */
  readonly leadDays: number;
  /** Days, as the calendar counts them, until its goods are there: the longest of them. */
  readonly restockDays: number;
  readonly address: DeliveryAddress | null;
  /** What the shopper sends in first (校章): nobody knows the day on which it is there; absent: nothing. */
  readonly awaited?: string | undefined;
  /** A social gift: its days count from the reception. */
  readonly isGift?: boolean;
}
