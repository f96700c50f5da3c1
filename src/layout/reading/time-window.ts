/**
 * Windows of time on the server's clock: from ≤ now < until. Times without an offset are Japan's (UTC+9, no summer
 * time); a date alone means that whole day in Japan, so `until: "2026-12-31"` ends with the year.
 */
import type { Json, JsonObject } from '../../../schemas/layout/document';
import { isObject, own } from './json-values';
import type { IssueLog } from './layout-issues';
import { dayMs, minuteMs } from '../../lib/durations';

/** Milliseconds since 1970; null is open. */
export interface OpenTime {
  readonly from: number | null;
  readonly until: number | null;
}

export const always: OpenTime = { from: null, until: null };

/** Whether it ends before it begins. */
export const isNever = ({ from, until }: OpenTime): boolean => from !== null && until !== null && from >= until;

const japanOffsetMinutes = 540;
const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const offsetMinutes = (text: string | undefined): number => {
  if (text === undefined) return japanOffsetMinutes;
  if (text === 'Z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(-2));
  if (hours > 14 || minutes > 59) return NaN;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/** The time in milliseconds, or null if it is none (2026-02-30, 25:00). `endOfDay`: what a date alone means. */
export const readTime = (text: string, endOfDay: boolean): number | null => {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = parts;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null;
  date.setUTCHours(Number(hour), Number(minute), Number(second), Math.trunc(Number(`0.${fraction}`) * 1000));
  const isWholeDay = parts[4] === undefined;
  const time = date.getTime() - offsetMinutes(offset) * minuteMs + (isWholeDay && endOfDay ? dayMs : 0);
  return Number.isNaN(time) ? null : time;
};

const readBound = (stored: JsonObject, key: 'from' | 'until', path: string, log: IssueLog): number | null => {
  const value = own(stored, key);
  if (value === undefined) return null;
  const time = typeof value === 'string' ? readTime(value, key === 'until') : null;
  if (time === null) log.add('invalid-window', path, { key, value: JSON.stringify(value) });
  return time;
};

/** A window as stored → times; a bound that is no time is reported and left open. */
export const readWindow = (stored: Json | undefined, path: string, log: IssueLog): OpenTime => {
  if (stored === undefined) return always;
  if (!isObject(stored)) {
    log.add('invalid-window', path, { key: 'window', value: JSON.stringify(stored) });
    return always;
  }
  const from = readBound(stored, 'from', path, log);
  const until = readBound(stored, 'until', path, log);
  if (isNever({ from, until })) log.add('never-open', path, {});
  return { from, until };
};

const spanKeys = ['from', 'until'] as const;

/** A time of a condition: `from`, `until` or both. A text says what is wrong; nothing of it is guessed. */
export const readSpan = (stored: Json): OpenTime | string => {
  const wanted = 'time takes from, until or both, each a time';
  if (!isObject(stored)) return wanted;
  const keys = Object.keys(stored);
  if (keys.length === 0 || !keys.every((key) => spanKeys.some((known) => known === key))) return wanted;
  const [from, until] = spanKeys.map((key) => {
    const value = own(stored, key);
    if (value === undefined) return null;
    return typeof value === 'string' ? (readTime(value, key === 'until') ?? undefined) : undefined;
  });
  if (from === undefined || until === undefined) return wanted;
  return isNever({ from, until }) ? 'the time ends before it begins' : { from, until };
};

export const isOpen = ({ from, until }: OpenTime, now: Date): boolean =>
  (from === null || from <= now.getTime()) && (until === null || now.getTime() < until);

/** The next time after `now` at which the window opens or closes; null if it never does again. */
export const nextEdgeOf = ({ from, until }: OpenTime, now: Date): number | null => {
  if (isNever({ from, until })) return null;
  if (from !== null && from > now.getTime()) return from;
  return until !== null && until > now.getTime() ? until : null;
};
