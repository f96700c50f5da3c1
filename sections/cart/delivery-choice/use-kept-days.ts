import { useCallback, useRef, useState } from 'react';
import type { Texts } from '../../../src/forms/form-definition';
import { textsIn } from '../../../src/forms/texts-in';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { useKeptFields } from '../../../src/forms/use-kept-fields';

/**
 * Ties what is chosen in the form to this tab, until the shop has it (`isSaved`).
 *
 * @returns `typed`: what stands in the form; null before its script has come
 */
export const useKeptDays = (cartId: number | undefined, isSaved: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const keepFields = useKeptFields(form, `delivery:${cartId ?? ''}`, isSaved);
  const [typed, setTyped] = useState<Texts | null>(null);
  const read = useCallback(() => {
    if (form.current) setTyped(textsIn(form.current));
  }, []);
  useFirstRead(read);
  const keep = useCallback(() => {
    keepFields();
    read();
  }, [keepFields, read]);
  return { form, keep, typed } as const;
};
