/**
 * The sign that a navigation is under way: at once for whoever does not see it, after a moment as a line at the top
 * (src/ui/styles/base.css.ts). Rule ui.fetch-delay: a line for less than this would only flicker.
 */
const delayMs = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

const main = (): HTMLElement | null => document.getElementById('main');

export const markBusy = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => (document.documentElement.dataset.busy = ''), delayMs);
  main()?.setAttribute('aria-busy', 'true');
};

export const endBusy = (): void => {
  clearTimeout(timer);
  delete document.documentElement.dataset.busy;
  main()?.removeAttribute('aria-busy');
};
