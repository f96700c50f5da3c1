import { type RefObject, useEffect, useRef } from 'react';
import type { FormEvent } from '../../schemas/contract/form.flow-events';
import { textsIn } from './texts-in';
import { tellWatchers } from '../session/tell-watchers';
import { useShop } from '../ui/shop-context';

const state = 'typed';

const standing = (form: HTMLFormElement, action: string): FormEvent => ({
  type: 'fill',
  form: action,
  values: textsIn(form),
});

/**
 * Whoever plays or records the screen (flows/watch.ts) sees what stands in the browser's own fields of a form and is not
 * sent: when the screen is left, and with a press, since a flow whose code does not come tells of nothing.
 *
 * @param action the form's name, as of src/actions
 * @returns to be called with a change of the fields, and with a press
 */
export const useWatchedFields = (place: string, form: RefObject<HTMLFormElement | null>, action: string) => {
  const shop = useShop();
  /** Since the last press. */
  const isChanged = useRef(false);
  useEffect(() => {
    const see = (event: FormEvent): void => window.norenFlows?.sees('form', place, state, event);
    const tellLeft = (): void => {
      if (isChanged.current && form.current) see(standing(form.current, action));
    };
    // What the event says stands in the fields by then: they are the browser's own.
    window.norenFlows?.meet('form', see, place);
    window.addEventListener('pagehide', tellLeft);
    return () => window.removeEventListener('pagehide', tellLeft);
  }, [place, form, action]);
  return {
    change: (): void => {
      if (isChanged.current) return;
      isChanged.current = true;
      tellWatchers(shop, () => undefined);
    },
    press: (): void => {
      if (!isChanged.current || !form.current) return;
      isChanged.current = false;
      const event = standing(form.current, action);
      tellWatchers(shop, ({ sees }) => sees('form', place, state, event));
    },
  } as const;
};
