/**
 * A product's pictures follow the choice of a variant. The gallery has no script of its own, so whoever knows the choice
 * tells it through the attributes that the gallery is drawn with: `data-gallery` around all, `data-large` on each large
 * picture, `data-zoom` on its whole screen, and on all of one picture `data-shows`, the values that it shows by axis.
 * Without script all pictures stand there, each with its words.
 */
import type { ProductPicture } from '../../../schemas/catalog/product';
import { isLookAxis } from '../../../src/domain/look-axes';

type Shows = Readonly<Record<string, readonly string[]>>;
type Choice = Readonly<Record<string, string>>;
type Axes = readonly { readonly name: string; readonly values: readonly string[] }[];

/** For `data-shows`; undefined for a picture that is right for every variant. */
export const showsOf = ({ shows = {} }: ProductPicture): string | undefined =>
  Object.keys(shows).length > 0 ? JSON.stringify(shows) : undefined;

/** What the server drew itself. */
const readShows = (element: HTMLElement): Shows => JSON.parse(element.dataset.shows ?? '{}') as Shows;

const fits = (shows: Shows, choice: Choice): boolean =>
  Object.entries(shows).every(([axis, values]) => choice[axis] === undefined || values.includes(choice[axis]));

/**
 * Which of several pictures to show for a choice, and what to say where none shows it ('': nothing). All stay where
 * none fits: a picture of another colour is better than none, as long as it says so.
 */
export const picturesFor = (
  pictures: readonly Shows[],
  choice: Choice,
  axes: Axes,
): { readonly isShown: readonly boolean[]; readonly note: string } => {
  const fitting = pictures.map((shows) => fits(shows, choice));
  const looks = axes.filter(({ name, values }) => values.length > 1 && isLookAxis(name) && choice[name] !== undefined);
  const isUntold = looks.some(({ name }) => pictures.every((shows) => shows[name] === undefined));
  if (fitting.includes(true)) return { isShown: fitting, note: isUntold ? '写真は一例です。' : '' };
  const shown = new Set(pictures.flatMap((shows) => looks.flatMap(({ name }) => shows[name] ?? [])));
  const wanted = looks.map(({ name }) => choice[name]).join('・');
  return {
    isShown: pictures.map(() => true),
    note: `写真は「${[...shown].join('・')}」です。「${wanted}」の写真は準備中です。`,
  };
};

const all = (gallery: Element, selector: string): HTMLElement[] => [...gallery.querySelectorAll<HTMLElement>(selector)];

/** From each whole screen to the next one that is shown, round and round. */
const linkZooms = (zooms: readonly HTMLElement[]): void => {
  const shown = zooms.filter(({ dataset }) => dataset.away === undefined);
  for (const [at, zoom] of shown.entries())
    for (const button of all(zoom, '[data-turn]')) {
      const to = at + (button.dataset.way === 'on' ? 1 : shown.length - 1);
      button.dataset.turn = shown[to % shown.length]?.id ?? '';
      button.hidden = shown.length < 2;
    }
};

const showIn = (gallery: HTMLElement, choice: Choice, axes: Axes): void => {
  const large = all(gallery, '[data-large]');
  const { isShown, note } = picturesFor(large.map(readShows), choice, axes);
  const isKept = isShown.every(Boolean);
  const isAway = (element: HTMLElement): boolean => !isKept && !fits(readShows(element), choice);
  let hasChanged = false;
  for (const item of all(gallery, '[data-item]')) {
    hasChanged ||= item.hidden !== isAway(item);
    item.hidden = isAway(item);
  }
  for (const zoom of all(gallery, '[data-zoom]')) {
    if (isAway(zoom)) zoom.dataset.away = '';
    else delete zoom.dataset.away;
  }
  linkZooms(all(gallery, '[data-zoom]'));
  const places = all(gallery, '[data-place]').filter(({ hidden }) => !hidden);
  for (const [at, item] of places.entries()) item.dataset.place = `${at + 1} / ${places.length}`;
  for (const place of all(gallery, '[data-note]')) place.textContent = note;
  // Whoever stood at a picture that is gone begins at the first.
  if (hasChanged) gallery.querySelector('[data-strip]')?.scrollTo({ left: 0 });
};

/** Shows in the document's gallery what fits the choice; an axis without a value says nothing. */
export const showPictures = (choice: Choice, axes: Axes): void => {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) showIn(gallery, choice, axes);
};
