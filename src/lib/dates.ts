/** Dates as a Japanese shop writes them. Days are `2026-11-20` strings of Japan's calendar; times are ISO strings. */
import { dayMs } from './durations';

const dayFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

const partsFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A day or a time as `2026年11月20日(金)`, in Japan time. */
export const formatDate = (value: string): string => dayFormat.format(new Date(value));

/** The last day before an end, in Japan time: what ends with the midnight of a day counts until the day before. */
export const formatLastDay = (end: string): string => formatDate(new Date(Date.parse(end) - 1).toISOString());

const timeFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  hour: 'numeric',
  minute: '2-digit',
});

/** A time as `2026年11月20日(金) 9:05`, in Japan time. */
export const formatTime = (value: string): string => `${formatDate(value)} ${timeFormat.format(new Date(value))}`;

/** The day in Japan of a time, for `<time dateTime>`. */
export const dayOf = (value: string): string => partsFormat.format(new Date(value));

const pad = (value: number): string => String(value).padStart(2, '0');

/** The first day of the month that stands `offset` months after the month of a day. */
export const monthStart = (day: string, offset = 0): string => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + offset;
  return `${Math.floor(months / 12)}-${pad((months % 12) + 1)}-01`;
};

/** The last day of the month that stands `offset` months after the month of a day. */
export const monthEnd = (day: string, offset = 0): string =>
  dayOf(new Date(Date.parse(monthStart(day, offset + 1)) - dayMs).toISOString());

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** A month as `2026年11月`. */
export const formatMonth = (day: string): string => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`;

/** A day without its weekday, such as a birthday: 1985年4月3日. */
export const formatDay = (day: string): string => `${formatMonth(day)}${Number(day.slice(8, 10))}日`;

/** `11月27日(金)`: where the year is clear to whoever reads it. */
export const shortDate = (day: string): string => formatDate(day).replace(/^\d+年/, '');
