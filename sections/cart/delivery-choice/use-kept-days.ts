import { useCallback, useEffect, useRef, useState } from 'react';
import { KeptTexts } from '../../../src/forms/kept-texts';
import { useShop } from '../../../src/ui/shop-context';
import { keepFields, restoreFields } from '../parts/kept-fields';

/** Ties what is chosen in the form to this tab, until the shop has it (`isSaved`). */
export const useKeptDays = (cartId: number | undefined, isSaved: boolean) => {
  const { channel } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => new KeptTexts(channel, `delivery:${cartId ?? ''}`));
  useEffect(() => {
    if (form.current) restoreFields(form.current, kept);
  }, [kept]);
  useEffect(() => kept.done(isSaved), [kept, isSaved]);
  const keep = useCallback(() => {
    if (form.current) keepFields(form.current, kept);
  }, [kept]);
  return { form, keep } as const;
};
