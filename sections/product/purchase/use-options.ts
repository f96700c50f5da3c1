import { type FormEvent, type RefObject, useState } from 'react';
import { optionPrice } from '../../../schemas/catalog/option-details';
import type { ProductOption } from '../../../schemas/catalog/product-option';
import { chosenLeadDays } from '../../../src/domain/delivery/added-lead-days';
import { type FilledOption, isOptionField, optionsIn } from '../../../src/domain/option-form';
import type { Texts } from '../../../src/forms/form-definition';
import { firstErrors, focusFirst } from '../../../src/forms/focus-first';
import { textsIn } from '../../../src/forms/texts-in';
import { useFirstRead } from '../../../src/forms/use-first-read';
import type { Posted } from '../../../src/ui/shop-context';

/** What is wrong, by the name of the field: the first that is said of each. */
const faultsIn = (errors: Posted['errors']): Texts =>
  Object.fromEntries(Object.entries(firstErrors(errors)).filter(([name]) => isOptionField(name)));

/** What is filled in of a product's options, as the form holds it; its fields are the browser's own. */
export const useOptions = (
  root: RefObject<HTMLFormElement | null>,
  options: readonly ProductOption[],
  posted: Posted | undefined,
) => {
  const [values, setValues] = useState<Texts>(() => posted?.values ?? {});
  const [faults, setFaults] = useState<Texts>(() => faultsIn(posted?.errors ?? null));
  const read = (): void => {
    if (root.current && options.length > 0) setValues(textsIn(root.current));
  };
  useFirstRead(read);
  const filled: readonly FilledOption[] = optionsIn(values);
  const priceJpy = filled.reduce((sum, { key, details }) => {
    const option = options.find((known) => known.key === key);
    return option ? sum + optionPrice(option, details) : sum;
  }, 0);
  return {
    values,
    faults,
    priceJpy,
    leadDays: chosenLeadDays(
      options,
      filled.map(({ key }) => key),
    ),
    /** What the shopper sends in for the first that is chosen of such. */
    awaited: options.find(({ key, arrival_of: own }) => own && filled.some((chosen) => chosen.key === key))?.arrival_of,
    /** A sign was typed, or something chosen: of that field nothing is known to be wrong any more. */
    heed: ({ target }: FormEvent): void => {
      read();
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
      if (name === null || faults[name] === undefined) return;
      setFaults(Object.fromEntries(Object.entries(faults).filter(([other]) => other !== name)));
    },
    /** As it stands in the form at this moment. */
    take: (): readonly FilledOption[] => (root.current ? optionsIn(textsIn(root.current)) : []),
    refuse: (errors: Posted['errors']): void => {
      const found = faultsIn(errors);
      setFaults(found);
      focusFirst(root.current, found);
    },
  } as const;
};

export type Options = ReturnType<typeof useOptions>;
