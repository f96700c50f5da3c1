/** Fetches ahead what a screen asked for ahead will need at once: its early modules and its largest picture. */
import type { NavigationAnswer } from './navigation-answer';

const preload = (attributes: Readonly<Record<string, string>>): void => {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
};

export const preloadScreen = (answer: NavigationAnswer): void => {
  if (answer.kind !== 'screen') return;
  for (const { hydrate, url } of answer.payload.islands) {
    if (hydrate !== 'visible') preload({ rel: 'modulepreload', href: url });
  }
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
