/**
 * What a shopper puts aside to buy later. It is kept in this browser, not in the cart: a cart ends with its order, and
 * what was put aside is meant for after that. Prices and stock are not kept; they are those of the moment when it goes
 * back into the cart. Other tabs see every change.
 */
import type { Picture } from '../../schemas/pictures/picture';
import type { SavedLine } from '../../schemas/scenario/kept';
import { keptName, mostSavedLines, savedLinesName } from '../../schemas/scenario/kept-names';

const changed = savedLinesName;
const nameOf = (channel: string): string => keptName(savedLinesName, channel);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPicture = (value: unknown): value is Picture =>
  isRecord(value) &&
  ['src', 'color', 'alt'].every((name) => typeof value[name] === 'string') &&
  ['width', 'height'].every((name) => typeof value[name] === 'number') &&
  Array.isArray(value.widths) &&
  value.widths.every((width) => typeof width === 'number');

const isSavedLine = (value: unknown): value is SavedLine =>
  isRecord(value) &&
  ['sku_id', 'quantity'].every((name) => Number.isInteger(value[name])) &&
  ['key', 'name'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.options) &&
  value.options.every((option) => typeof option === 'string') &&
  (value.picture === null || isPicture(value.picture)) &&
  (value.picture_of == null || typeof value.picture_of === 'string');

/** As it was stored, to see whether it has changed; '' where there is nothing, or the browser keeps nothing. */
export const storedLines = (channel: string): string => {
  try {
    return localStorage.getItem(nameOf(channel)) ?? '';
  } catch {
    return '';
  }
};

/** The lines of what is stored, newest first; whatever else stands there is left out. */
export const linesIn = (stored: string): readonly SavedLine[] => {
  try {
    const lines: unknown = JSON.parse(stored || '[]');
    return Array.isArray(lines) ? lines.filter(isSavedLine) : [];
  } catch {
    return [];
  }
};

const store = (channel: string, lines: readonly SavedLine[]): boolean => {
  try {
    localStorage.setItem(nameOf(channel), JSON.stringify(lines.slice(0, mostSavedLines)));
  } catch {
    return false;
  }
  document.dispatchEvent(new Event(changed));
  return true;
};

const without = (channel: string, skuId: number): readonly SavedLine[] =>
  linesIn(storedLines(channel)).filter(({ sku_id: other }) => other !== skuId);

/** @returns false: the browser keeps nothing, so the line has to stay where it is */
export const keepLine = (channel: string, line: SavedLine): boolean =>
  store(channel, [line, ...without(channel, line.sku_id)]);

export const dropLine = (channel: string, skuId: number): void => {
  store(channel, without(channel, skuId));
};

/** Calls back after every change, here or in another tab. @returns how to stop it */
export const onSavedLines = (listener: () => void): (() => void) => {
  document.addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    document.removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
};
