/** On which pages and frames a new section may stand, as its settings say it. */
import { frameIds, type FrameId } from '../../schemas/screens/frames';
import { pageIds, type PageId } from '../../schemas/screens/pages';
import { UsageError } from '../command-line';

export type Pages = 'any' | readonly (PageId | FrameId)[];

const places: readonly (PageId | FrameId)[] = [...pageIds, ...frameIds];

/** Pages that are named like the area, `cart` and `cart.confirm`; of a shop's own words and of what has none: any. */
export const usualPages = (area: string): string => {
  if (area === 'frame') return frameIds.join(',');
  if (area === 'product') return 'product.detail';
  return pageIds.some((page) => page === area) ? area : 'any';
};

/** How many letters at the beginning two names have in common. */
const sharedStart = (one: string, other: string): number => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at === -1 ? one.length : at;
};

/** Those that begin most like what was typed; all of them where none does. */
const likely = (typed: string): readonly string[] => {
  const most = Math.max(...places.map((place) => sharedStart(typed, place)));
  return most < 2 ? places : places.filter((place) => sharedStart(typed, place) === most);
};

/** `contact,faq` or `any`; throws a UsageError that names what was meant. */
export const pagesFrom = (text: string): Pages => {
  const names = [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  if (names.length === 1 && names[0] === 'any') return 'any';
  if (names.length === 0 || names.includes('any')) throw new UsageError('--on: name pages, or any alone.');
  return names.map((name) => {
    const place = places.find((one) => one === name);
    if (place) return place;
    throw new UsageError(`--on: "${name}" is no page or frame. ${[...new Set(likely(name))].join(', ')}?`);
  });
};
