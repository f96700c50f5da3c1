import { useCallback, useEffect, useRef, useState } from 'react';
import type { Texts } from '../../../src/forms/form-definition';
import { KeptTexts } from '../../../src/forms/kept-texts';
import { textsIn } from '../../../src/forms/texts-in';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { useShop } from '../../../src/ui/shop-context';
import { keepFields, restoreFields } from '../parts/kept-fields';

/**
 * Ties what is chosen in the form to this tab, until the shop has it (`isSaved`).
 *
 * @returns `typed`: what stands in the form; null before its script has come
 */
export const useKeptDays = (cartId: number | undefined, isSaved: boolean) => {
  const { channel } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => new KeptTexts(channel, `delivery:${cartId ?? ''}`));
  const [typed, setTyped] = useState<Texts | null>(null);
  const read = useCallback(() => {
    if (form.current) setTyped(textsIn(form.current));
  }, []);
  useEffect(() => {
    if (form.current) restoreFields(form.current, kept);
  }, [kept]);
  useFirstRead(read);
  useEffect(() => kept.done(isSaved), [kept, isSaved]);
  const keep = useCallback(() => {
    if (form.current) keepFields(form.current, kept);
    read();
  }, [kept, read]);
  return { form, keep, typed } as const;
};
