const doubleClickMs = 300;
const nearPx = 12;

const pressed = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('a,button,summary,label') : null;

/** Outlives the screen: the next one may slide beneath the second click. */
let last: MouseEvent | undefined;

/**
 * The second click of a double click is for what the first one pressed: what has slid beneath it meanwhile is not pressed.
 * Who chooses something else looks first, which takes longer, or goes somewhere else.
 *
 * @returns ends it
 */
export const watchDoubleClicks = (): (() => void) => {
  const take = (event: MouseEvent): void => {
    const isSecond =
      last &&
      // A key presses at no place.
      event.detail > 0 &&
      event.timeStamp - last.timeStamp < doubleClickMs &&
      Math.hypot(event.x - last.x, event.y - last.y) < nearPx;
    if (isSecond && pressed(event) && last && pressed(event) !== pressed(last)) {
      event.preventDefault();
      event.stopPropagation();
    } else last = event;
  };
  addEventListener('click', take, true);
  return () => removeEventListener('click', take, true);
};
