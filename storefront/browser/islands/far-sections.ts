/**
 * What is far below the first view is not laid out at first (`content-visibility` in src/ui/styles/base.css.ts). As soon as the
 * browser has nothing else to do it is, piece by piece: then all heights are true, and a picture of the page shows all
 * of it.
 */
import { whenIdle } from '../when-idle';

let waiting: HTMLElement[] = [];

const layOutNext = (): void => {
  // A section comes before the entries in it: their style is known by then.
  for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
    if (getComputedStyle(piece).contentVisibility !== 'auto') continue;
    piece.style.contentVisibility = 'visible';
    return whenIdle(layOutNext);
  }
};

/** All of the screen at once, so that a position means what it meant. */
export const layOutAll = (): void => {
  waiting = [];
  document.documentElement.dataset.whole = '';
};

/** The first view of a new screen, and the rest of it afterwards. */
export const layOutFirstView = (): void => {
  delete document.documentElement.dataset.whole;
  const begin = (): void => {
    waiting = [...document.querySelectorAll<HTMLElement>('[data-s], main [data-s] li')];
    layOutNext();
  };
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin), { once: true });
};
