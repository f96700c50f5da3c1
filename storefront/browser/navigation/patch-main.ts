/**
 * Puts a new screen's sections in the place of the old ones. What is the same stays: an equal section keeps its
 * element, a living island of the same section gets its new input, so focus and what was typed live on.
 */
import type { Islands } from '../islands/islands';
import type { ScreenPayload } from '../../island/navigation-answer';

const idOf = (element: Element): string => element.getAttribute('data-i') ?? '';

/** What scrolls around an element inside the screen, such as a sheet of filters. */
const scrollerOf = (element: Element): Element | null => {
  for (let above = element.parentElement; above && above.id !== 'main'; above = above.parentElement)
    if (above.scrollHeight > above.clientHeight && /auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  return null;
};

const placeIn = (scroller: Element, element: Element): number =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

/** What would be the same control in the new screen: by id, or by form field and value. */
const twinOf = (focused: Element | null, main: Element): (() => void) => {
  if (!focused || !main.contains(focused)) return () => undefined;
  const { id } = focused;
  const [name, value] = [focused.getAttribute('name'), focused.getAttribute('value')];
  const openSheet = focused.closest('[popover]:popover-open')?.id;
  const scroller = scrollerOf(focused);
  const place = scroller ? placeIn(scroller, focused) : 0;
  return () => {
    if (document.contains(focused)) return;
    if (openSheet) document.getElementById(openSheet)?.showPopover();
    const byField = `[name="${CSS.escape(name ?? '')}"]${value === null ? '' : `[value="${CSS.escape(value)}"]`}`;
    const twin = (id ? document.getElementById(id) : null) ?? (name ? main.querySelector<HTMLElement>(byField) : null);
    twin?.focus({ preventScroll: true });
    // It stands where it was pressed, however many choices came or went above it.
    const around = twin && scroller ? scrollerOf(twin) : null;
    if (twin && around) around.scrollTop += placeIn(around, twin) - place;
  };
};

export const patchMain = (
  main: Element,
  html: string,
  screen: ScreenPayload,
  isSamePage: boolean,
  islands: Islands,
): void => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const refocus = isSamePage ? twinOf(document.activeElement, main) : () => undefined;
  const payloads = new Map(screen.islands.map((island) => [island.id, island]));
  const old = new Map(Array.from(main.children, (element) => [idOf(element), element]));
  const kept = new Set<string>();
  const keeps = (current: Element | undefined, next: Element): current is Element => {
    if (!isSamePage || !current || current.getAttribute('data-s') !== next.getAttribute('data-s')) return false;
    if (islands.isLive(current, payloads.get(idOf(next))) && !next.querySelector('[data-slot]')) return true;
    return current.isEqualNode(next) && !current.querySelector('[data-h]');
  };
  const next = Array.from(template.content.children, (element) => {
    const current = old.get(idOf(element));
    if (!keeps(current, element)) return element;
    kept.add(idOf(element));
    return current;
  });
  for (const [id, element] of old) {
    if (kept.has(id)) continue;
    islands.release(element);
    element.remove();
  }
  next.forEach((element, place) => {
    if (main.children[place] !== element) main.insertBefore(element, main.children[place] ?? null);
  });
  islands.mount(screen, kept);
  refocus();
};
