import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import { type KeptFor, KeptTexts } from '../../../src/forms/kept-texts';
import { keepFields, restoreFields } from '../../../src/forms/kept-fields';
import type { Texts } from './division-products';

/**
 * What stands in the form's numbers. The fields hold what is typed, before the script came, too; it is kept for this tab,
 * so that it is there again after an address was added. `isOver`: the shop has it, or another one. `read` answers what stands there now.
 */
export const useDivisionTexts = (shop: KeptFor, cart: Cart, start: Texts, isOver: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Texts | null>(null);
  const [kept] = useState(() => new KeptTexts(shop, `division:${cart.id}`));
  const read = useCallback((): Texts => {
    const texts = form.current ? keepFields(form.current, kept) : {};
    setTyped(texts);
    return texts;
  }, [kept]);
  useEffect(() => {
    if (form.current) restoreFields(form.current, kept);
    read();
    // Another cart brings other fields.
  }, [cart, kept, read]);
  useEffect(() => kept.done(isOver), [kept, isOver]);
  return { form, texts: { ...start, ...typed }, read } as const;
};
