import type { FormEvent } from 'react';
import { useReplayedAdding } from '../../../flows/cart/index';
import type { ErrorBody } from '../../../schemas/contract/errors';
import type { AddingEvent } from '../../../schemas/cart/adding.flow-events';
import { type FilledOption, optionFieldOf } from '../../../src/domain/option-form';
import { tellWatchers } from '../../../src/session/tell-watchers';
import { quantityIn } from '../../../src/ui/stepper';
import { useShop } from '../../../src/ui/shop-context';
import { missingAxes, pickedIn, picksOf, variantOf, type Choice } from './choose-variant';
import type { KeptForm } from '../parts/use-kept-form';
import { filledIn, fillIn, typedIn } from './option-fields-filled';
import type { PurchaseProps } from './purchase.data';
import { limitOf } from './quantity-limit';
import { useAdding } from './use-adding';
import type { useChoice } from './use-choice';
import { useFilling } from './use-filling';
import type { Options } from './use-options';
import type { Quantity } from './use-quantity';

type Errors = NonNullable<ErrorBody['errors']>;
type Line = Extract<AddingEvent, { readonly type: 'add' }>['line'];

interface Sent {
  /** Of the section. */
  readonly id: string;
  readonly product: PurchaseProps['data']['product'];
  readonly chosen: ReturnType<typeof useChoice>;
  readonly quantity: Quantity;
  readonly filled: Options;
  readonly kept: KeptForm;
  /** The axes on which something is still to be chosen; none where all is. */
  readonly ask: (axes: readonly string[]) => void;
  /** One of them has been chosen. */
  readonly answer: (axis: string) => void;
}

/** What the shop says of the one line that was sent, by the form's own fields. */
const namedByForm = (errors: Errors, options: readonly FilledOption[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, found]) => [
      optionFieldOf(field.replace(/^products\.0\./, ''), options),
      found,
    ]),
  );

type OfForm = Exclude<AddingEvent, { readonly type: 'add' }>;
/** How the form stands after what was done to it. */
const stands = { fill: 'filled', refuse: 'refused' } as const;

/** What was chosen is put into the cart, or what is still wrong is said. */
export const useSending = ({ id, product, chosen, quantity, filled, kept, ask, answer }: Sent) => {
  const model = product.product_model;
  const shop = useShop();
  const { adding, add } = useAdding(id, kept.forget);
  const put = async (line: Line, options: readonly FilledOption[]): Promise<void> => {
    const refused = await add(options.length > 0 ? { ...line, options: [...options] } : line);
    filled.refuse(refused?.errors ? namedByForm(refused.errors, options) : null);
  };
  /** Null: it is none yet, and the form says why. */
  const lineOf = (choice: Choice): Line | null => {
    const open = missingAxes(model, choice);
    ask(open);
    if (open[0] !== undefined) {
      chosen.focusAxis(open[0]);
      return null;
    }
    const meant = variantOf(model, choice);
    const { most, words } = limitOf(meant, product.max_quantity);
    const wanted = quantity.take(most, words);
    return meant && wanted !== null ? { sku_id: meant.id, quantity: wanted } : null;
  };
  const tell = (event: OfForm): void => tellWatchers(shop, ({ sees }) => sees('adding', id, stands[event.type], event));
  useReplayedAdding(id, (event) => {
    if (event.type === 'add') {
      const { options = [], ...line } = event.line;
      chosen.setChoice(model.products.find(({ id: skuId }) => skuId === line.sku_id)?.options ?? {});
      quantity.step(line.quantity);
      return void put(line, options);
    }
    const choice = pickedIn(model, event.picked);
    chosen.setChoice(choice);
    if (event.quantity !== undefined) quantity.step(event.quantity);
    if (event.type === 'fill') {
      for (const axis of Object.keys(choice)) answer(axis);
      if (chosen.root.current) fillIn(chosen.root.current, event.filled, event.typed);
    } else lineOf(choice);
    tell(event);
  });
  /** What stands in the form, but for what is typed of its options. */
  const standing = (choice: Choice) => {
    const typed = quantityIn(quantity.field.current?.value ?? '');
    return { picked: picksOf(model, choice), ...(typed === null ? {} : { quantity: typed }) } as const;
  };
  useFilling(chosen.root, (form) =>
    tell({ type: 'fill', ...standing(chosen.take()), filled: filledIn(form), typed: typedIn(form) }),
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const choice = chosen.take();
    const line = lineOf(choice);
    if (line) return void put(line, filled.take());
    tell({ type: 'refuse', ...standing(choice) });
  };
  return { adding, submit } as const;
};
