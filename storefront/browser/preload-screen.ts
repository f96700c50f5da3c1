/** Fetches ahead what a screen that is about to be opened needs at once: its early scripts and its largest picture. */
import type { NavigationAnswer } from '../island/navigation-answer';

const preload = (attributes: Readonly<Record<string, string>>): void => {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
};

/** Fetches scripts without running them, each once. */
export const preloadModules = (addresses: readonly string[]): void => {
  for (const href of addresses) {
    if (!document.querySelector(`link[href="${CSS.escape(href)}"]`)) preload({ rel: 'modulepreload', href });
  }
};

export const preloadScreen = (answer: NavigationAnswer): void => {
  if (answer.kind !== 'screen') return;
  preloadModules(answer.preloads);
  const template = document.createElement('template');
  template.innerHTML = answer.main;
  const hero = template.content.querySelector('img[fetchpriority="high"]');
  if (hero?.getAttribute('srcset')) {
    preload({
      rel: 'preload',
      as: 'image',
      imagesrcset: hero.getAttribute('srcset') ?? '',
      imagesizes: hero.getAttribute('sizes') ?? '100vw',
    });
  }
};
