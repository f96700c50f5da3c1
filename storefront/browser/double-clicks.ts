/**
 * The second click of a double click is for what the first one pressed: what has slid beneath it meanwhile, or stands there
 * on the next page, is not pressed. Who chooses something else looks first, which takes longer, or goes somewhere else.
 */

/** Pictures are turned again and again, each by a button of its own. */
const pressable = 'a,button:not([data-turn]),summary,label';

/** Where a browser counts no taps: so soon, at one place of one screen. */
const secondMs = 300;
const nearPx = 12;

interface Press {
  readonly element: Element;
  readonly event: MouseEvent;
  readonly href: string;
}

const isSoon = (event: MouseEvent, { event: first, href }: Press): boolean =>
  event.timeStamp - first.timeStamp < secondMs &&
  Math.hypot(event.pageX - first.pageX, event.pageY - first.pageY) < nearPx &&
  href === location.href;

export const watchDoubleClicks = (): void => {
  let last: Press | undefined;
  const take = (event: MouseEvent): void => {
    const { target, detail } = event;
    const element = target instanceof Element && target.closest(pressable);
    if (!element) return;
    // Browsers count on from one page to the next, whose first press has been heard by nobody; a key presses at no place.
    const isSecond = detail > 1 || (detail > 0 && last && isSoon(event, last));
    if (isSecond && element !== last?.element) {
      event.preventDefault();
      event.stopPropagation();
    } else last = { element, event, href: location.href };
  };
  addEventListener('click', take, true);
};
