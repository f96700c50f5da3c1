import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import type { Texts } from '../../../src/forms/form-definition';
import { KeptTexts } from '../../../src/forms/kept-texts';
import { useShop } from '../../../src/ui/shop-context';

const wordsOf = (cart: Cart | null): string => JSON.stringify([cart?.payment_id, cart?.user_card_id]);

/** The form's own radios: a card that is typed in has a form beside it. */
const radiosIn = (section: HTMLElement | null, form: string): readonly HTMLInputElement[] =>
  [...(section?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])].filter(
    (radio) => radio.form?.id === form,
  );

const checkedIn = (radios: readonly HTMLInputElement[]): Texts =>
  Object.fromEntries(radios.filter(({ checked }) => checked).map(({ name, value }) => [name, value]));

/** As by hand, since what opens with it is to be told. */
const press = (radio: HTMLInputElement): void => {
  if (!radio.disabled && !radio.checked) radio.click();
};

/** Another one was chosen before the script came. */
const isTouched = ({ checked, defaultChecked }: HTMLInputElement): boolean => checked !== defaultChecked;

interface Choice {
  /** As the screen was drawn with it. */
  readonly cart: Cart | null;
  readonly isSaved: boolean;
  /** It was drawn with what was sent without script and not taken: that is newer than what was kept. */
  readonly isDrawnAsSent: boolean;
  /** The method: the cards of another one come with it. */
  readonly chosen: number | null;
}

/**
 * Keeps for this tab which method is chosen, and which of the saved cards, until the shop has it; where the cart has another
 * choice than then, that comes before it.
 *
 * @param form DOM id of the radios' own
 * @returns to be called with a change of theirs
 */
export const useKeptChoice = (
  section: RefObject<HTMLElement | null>,
  form: string,
  { cart, isSaved, isDrawnAsSent, chosen }: Choice,
): (() => void) => {
  const shop = useShop();
  const [kept] = useState(() => new KeptTexts(shop, `payment:${cart?.id ?? ''}`));
  const given = wordsOf(cart);
  const left = useRef<Map<string, string>>(undefined);
  useEffect(() => {
    const radios = radiosIn(section.current, form);
    const isEarly = !left.current && (isDrawnAsSent || radios.some(isTouched));
    if (isEarly) kept.keepBeside(checkedIn(radios), given);
    if (!left.current) {
      const { beside, texts } = kept.readBeside();
      left.current = new Map(beside === given && !isEarly ? Object.entries(texts) : []);
    }
    for (const radio of radios)
      if (left.current.get(radio.name) === radio.value) {
        left.current.delete(radio.name);
        press(radio);
      }
  }, [section, form, kept, given, isDrawnAsSent, chosen]);
  useEffect(() => kept.done(isSaved), [kept, isSaved]);
  return () => kept.keepBeside(checkedIn(radiosIn(section.current, form)), given);
};
