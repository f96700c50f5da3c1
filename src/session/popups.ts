/**
 * Pop-ups: cards of the page, `[data-popup]`, of which one at a time is opened beside what the visitor does; nothing
 * waits for it. What was closed stays closed, in this browser (rule site.popup).
 */
import { closedPopupsName, keptName, mostClosedPopups } from '../../schemas/scenario/kept-names';

const nameOf = (channel: string): string => keptName(closedPopupsName, channel);

const closedOnes = (channel: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(channel)) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

/** Closed for as long as the page lives, where the browser keeps nothing. */
const closedHere = new Set<string>();

const keepClosed = (channel: string, id: string): void => {
  closedHere.add(id);
  try {
    localStorage.setItem(nameOf(channel), JSON.stringify([...closedOnes(channel), id].slice(-mostClosedPopups)));
  } catch {
    // Private windows and full storages refuse.
  }
};

const idOf = ({ dataset }: HTMLElement): string => dataset.popup ?? '';

const shown = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-popup]:popover-open');

const close = (channel: string, card: HTMLElement): void => {
  const hadFocus = card.contains(document.activeElement);
  card.hidePopover();
  keepClosed(channel, idOf(card));
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
};

/** Whoever presses Escape somewhere else means something else. */
const isMeant = ({ target }: Event, card: HTMLElement): boolean =>
  target instanceof Node && (card.contains(target) || target === document.body || target === card.closest('main'));

const listen = (channel: string): void => {
  document.addEventListener('click', ({ target }) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-popup]:popover-open') : null;
    // Its link has been followed, or it was closed: either way it was seen.
    if (card && target instanceof Element && target.closest('a, [data-close]')) close(channel, card);
  });
  document.addEventListener('keydown', (event) => {
    const card = event.key === 'Escape' && !event.isComposing ? shown() : null;
    if (card && isMeant(event, card)) close(channel, card);
  });
};

let listensTo: string | null = null;

/** Opens the first card of the page that nobody has closed, unless one is open. */
export const openPopup = (channel: string): void => {
  if (listensTo === null) listen(channel);
  listensTo = channel;
  const closed = new Set([...closedOnes(channel), ...closedHere]);
  const card = [...document.querySelectorAll<HTMLElement>('[data-popup]')].find((one) => !closed.has(idOf(one)));
  if (!card || shown()) return;
  card.showPopover();
  // Whoever goes on by keyboard sees where, above it (popup-card.css.ts).
  document.documentElement.style.setProperty('--popup', `${card.offsetHeight}px`);
  // Heard, not only seen: where a screen reader is told of a new screen (storefront/browser/navigation/arrive.ts).
  const region = document.getElementById('noren-live');
  if (region) region.textContent = `お知らせ：${card.querySelector('h2')?.textContent ?? ''}`;
};
