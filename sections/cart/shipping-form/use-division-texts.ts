import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import { KeptTexts } from '../../../src/forms/kept-texts';
import type { Texts } from './division-products';

const inputsOf = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

const textsOf = (inputs: readonly HTMLInputElement[]): Texts =>
  Object.fromEntries(inputs.map(({ name, value }) => [name, value]));

/**
 * What stands in the form's numbers. The fields hold what is typed, before the script came, too; it is kept for this tab,
 * so that it is there again after an address was added. `isSaved`: the shop has it. `read` answers what stands there now.
 */
export const useDivisionTexts = (channel: string, cart: Cart, start: Texts, isSaved: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Texts | null>(null);
  const [kept] = useState(() => new KeptTexts(channel, `division:${cart.id}`));
  const read = useCallback((): Texts => {
    const inputs = form.current ? inputsOf(form.current) : [];
    // Only what was typed: a number that the cart gave is the cart's to change.
    kept.keep(textsOf(inputs.filter(({ value, defaultValue }) => value !== defaultValue)));
    const texts = textsOf(inputs);
    setTyped(texts);
    return texts;
  }, [kept]);
  useEffect(() => {
    const known = kept.read() ?? {};
    for (const input of form.current ? inputsOf(form.current) : []) {
      if (input.value === input.defaultValue) input.value = known[input.name] ?? input.value;
    }
    read();
    // Another cart brings other fields.
  }, [cart, kept, read]);
  useEffect(() => kept.done(isSaved), [kept, isSaved]);
  return { form, texts: { ...start, ...typed }, read } as const;
};
