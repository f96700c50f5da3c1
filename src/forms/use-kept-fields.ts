import { useEffect, useState, type RefObject } from 'react';
import { useShop } from '../ui/shop-context';
import { keepFields, restoreFields, type Sent } from './kept-fields';
import { KeptTexts } from './kept-texts';

/**
 * Ties the browser's own fields of a form to this tab, until the shop has what stands there.
 *
 * @param name of what is filled in
 * @param isSaved the shop has it
 * @param drawn another text: other fields were drawn meanwhile
 * @param isDrawnAsSent as for `keepFields`
 * @returns to be called with a change of theirs, with what was sent before, if anything was
 */
export const useKeptFields = (
  form: RefObject<HTMLFormElement | null>,
  name: string,
  isSaved: boolean,
  { drawn = '', isDrawnAsSent = false }: { readonly drawn?: string | undefined; readonly isDrawnAsSent?: boolean } = {},
): ((sent?: Sent) => void) => {
  const shop = useShop();
  const [kept] = useState(() => new KeptTexts(shop, name));
  useEffect(() => {
    if (!form.current) return;
    restoreFields(form.current, kept);
    // What was put in before the script came is kept with the rest.
    keepFields(form.current, kept, { isDrawnAsSent });
  }, [form, kept, drawn, isDrawnAsSent]);
  useEffect(() => kept.done(isSaved), [kept, isSaved]);
  return (sent) => {
    if (form.current) keepFields(form.current, kept, { sent, isDrawnAsSent });
  };
};
