/** What belongs to a screen outside its sections: the title, the canonical address, and where the visitor is. */
import { wayToLogin } from '../../../src/lib/way-to-login';
import type { NavigationAnswer } from '../../island/navigation-answer';

const setCanonical = (href: string | null): void => {
  document.querySelector('link[rel=canonical]')?.remove();
  if (href === null) return;
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href });
  document.head.append(link);
};

/** Hears what it is told only if it was there before: so it is made with the page, not with the first message. */
const createLiveRegion = (): HTMLElement => {
  const region = Object.assign(document.createElement('div'), { id: 'noren-live' });
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
};

/** A sheet outside the screen, such as the menu, has done its work; one inside is the screen's own affair. */
const closeSheets = (main: HTMLElement): void => {
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    if (!main.contains(sheet)) sheet.hidePopover();
};

/**
 * Puts the page's head right, tells a screen reader where it is now, and puts the keyboard at the start of the screen
 * unless it is inside already.
 */
export const createArrival = (): ((
  main: HTMLElement,
  answer: Extract<NavigationAnswer, { kind: 'screen' }>,
) => void) => {
  const region = createLiveRegion();
  return (main, { title, canonical, payload: { env } }) => {
    document.title = title;
    setCanonical(canonical);
    // The frame stays, and its way to the login leads back to where the visitor is now.
    document
      .querySelector('#frame-before header a[href*="/login/"]')
      ?.setAttribute('href', env.prefix + wayToLogin(env));
    closeSheets(main);
    if (document.activeElement !== main && main.contains(document.activeElement)) return;
    region.textContent = title;
    main.focus({ preventScroll: true });
  };
};
