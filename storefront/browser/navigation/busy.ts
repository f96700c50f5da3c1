/** The sign that a navigation is under way; for less than a moment nobody sees it (rule ui.fetch-delay, busy-ring.css). */
const main = (): HTMLElement | null => document.getElementById('main');

/** Its code may not come: then what is busy is only said. */
const bringRing = (): void => void import('./busy-ring').catch(() => undefined);

export const startRing = (): void => {
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, bringRing, { once: true, passive: true });
};

export const markBusy = (): void => {
  bringRing();
  main()?.setAttribute('aria-busy', 'true');
};

export const endBusy = (): void => {
  main()?.removeAttribute('aria-busy');
};
