import { useState } from 'react';
import { keepFields, restoreFields } from '../../../src/forms/kept-fields';
import { cookieIn } from '../../../src/lib/cookies';
import { memberCookie } from '../../../src/lib/member-mark';
import { KeptTexts } from '../../../src/forms/kept-texts';
import { useIsLoggedIn, useShop } from '../../../src/ui/shop-context';

/**
 * What stands in a form that can be sent several times, kept for this tab until it is sent, and again with what is changed
 * after that.
 *
 * @param name of what is filled in
 */
export const useKeptForm = (name: string) => {
  const { channel } = useShop();
  const isLoggedIn = useIsLoggedIn();
  const [kept] = useState(() => {
    // The page is one for all members, and does not say which it shows; the cookie outlives a login that was ended elsewhere.
    const drawnFor = isLoggedIn && typeof document !== 'undefined' ? cookieIn(document.cookie, memberCookie) : null;
    const texts = new KeptTexts({ channel, drawnFor: drawnFor ?? '' }, name);
    return {
      /** What was put in before the script came is kept with the rest. */
      restore: (form: HTMLFormElement): void => {
        restoreFields(form, texts);
        keepFields(form, texts);
      },
      keep: (form: HTMLFormElement): void => {
        texts.done(false);
        keepFields(form, texts);
      },
      forget: (): void => texts.done(true),
    } as const;
  });
  return kept;
};

export type KeptForm = ReturnType<typeof useKeptForm>;
