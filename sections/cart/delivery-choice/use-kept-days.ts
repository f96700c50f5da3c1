import { useCallback, useRef, useState } from 'react';
import type { Texts } from '../../../src/forms/form-definition';
import { sentIn, type Sent } from '../../../src/forms/kept-fields';
import { textsIn } from '../../../src/forms/texts-in';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { useKeptFields } from '../../../src/forms/use-kept-fields';
import { useWatchedFields } from '../../../src/forms/use-watched-fields';

/**
 * Ties what is chosen in the form to this tab, until the shop has it (`isSaved`). `isDrawnAsSent` as for `keepFields`.
 *
 * @returns `typed`: what stands in the form; null before its script has come. To be called: `keep` with a change, `press`
 *   before it is sent
 */
export const useKeptDays = (id: string, cartId: number | undefined, isSaved: boolean, isDrawnAsSent: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const keepFields = useKeptFields(form, `delivery:${cartId ?? ''}`, isSaved, { isDrawnAsSent });
  const { change, press: tellPress } = useWatchedFields(id, form, 'delivery');
  const sent = useRef<Sent>(undefined);
  const [typed, setTyped] = useState<Texts | null>(null);
  const read = useCallback(() => {
    if (form.current) setTyped(textsIn(form.current));
  }, []);
  useFirstRead(read);
  const keep = useCallback(() => {
    keepFields(sent.current);
    change();
    read();
  }, [keepFields, change, read]);
  const press = (): void => {
    if (form.current) sent.current = sentIn(form.current);
    tellPress();
  };
  return { form, keep, press, typed } as const;
};
