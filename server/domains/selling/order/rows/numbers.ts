/** Numbers and ids that an order gets. */
import { randomBytes, randomInt } from 'node:crypto';
import { japanDay } from '../../../../../src/lib/japan-time';

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** `261121-048213`: the day in Japan and six random digits, so that a number tells nobody how much the shop sells. */
export const newOrderNo = (now: Date): string => `${japanDay(now).slice(2).replaceAll('-', '')}-${digits(6)}`;

/** 128 random bits. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What is typed in at a convenience store; no store knows it, since the demo's orders are paid nowhere. */
export const newPayNumber = (): string => `${digits(4)}-${digits(4)}-${digits(4)}`;

/** Names one order's one payment at the payment service: order numbers are a channel's own. */
export const paymentReference = (channelId: string, orderNo: string): string => `${channelId}.${orderNo}`;

/** The opposite of paymentReference; null for what is none. */
export const readReference = (reference: string): { readonly channelId: string; readonly orderNo: string } | null => {
  const [, channelId, orderNo] = /^(.+)\.(\d{6}-\d{6})$/.exec(reference) ?? [];
  return channelId !== undefined && orderNo !== undefined ? { channelId, orderNo } : null;
};
