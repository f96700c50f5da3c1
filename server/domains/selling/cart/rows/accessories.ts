/** What is done to a cart's goods, as it is shown and charged. What the shop does no more is said, and costs nothing. */
import type { CartAccessory, CartLine } from '../../../../../schemas/cart/cart-line';
import { optionLacks } from '../../../../../schemas/catalog/option-clashes';
import { optionPrice, optionWords } from '../../../../../schemas/catalog/option-details';
import { faceNotes } from '../../../../../schemas/catalog/option-faces';
import { optionLimits } from '../../../../../schemas/catalog/product-option';
import { awaitedWords } from '../../../../../src/domain/delivery/promise-words';
import type { CartEntry } from '../cart.types';
import type { OptionFault } from '../decision.types';
import type { StoredAccessory } from './options.repository';
import type { CartSku } from './skus.repository';
import { checkDetails } from './check-details';
import { missingIn } from './missing-signs';

/** What was chosen before it and excludes it. */
const excluding = ({ key, option }: StoredAccessory, place: readonly StoredAccessory[]): string | undefined =>
  place
    .slice(
      0,
      place.findIndex((one) => one.key === key),
    )
    .find((one) => option.one_of !== undefined && one.option.one_of === option.one_of)?.option.name;

/** What it is done with only, and the place has not. */
const lackOf = ({ option, details }: StoredAccessory, place: readonly StoredAccessory[]): string | null => {
  const isTaken = (words: string): boolean => place.some((one) => one.option.one_of === words);
  const lacks = optionLacks(option.fields, details, (words) => (isTaken(words) ? null : []));
  return Object.values(lacks)[0] ?? null;
};

/** The shop does it no more, or to nothing that goes there: the goods that took it have left the cart. */
const notOffered = ({ option: { name }, shipping_id: place, is_done: isDone }: StoredAccessory): string =>
  isDone && place !== null
    ? `こちらへお届けする商品に、「${name}」を承れるものがなくなりました。外してからお進みください。`
    : `「${name}」は、ただいま承っておりません。外してからお進みください。`;

/** Why it cannot be done as it was chosen; null: it can. @param place all that is done there */
const optionFault = (stored: StoredAccessory, place: readonly StoredAccessory[]): OptionFault | null => {
  const { option, details, is_offered: isOffered, is_required: isRequired } = stored;
  if (stored.left_at !== null) {
    const message = `「${option.name}」は、お届け先の変更やログインの前にお選びの内容です。`;
    return { code: 'cart.option.invalid', message };
  }
  if (!isOffered) return { code: 'cart.option.not_offered', message: notOffered(stored) };
  const other = excluding(stored, place);
  if (other !== undefined) {
    const message = `「${other}」と「${option.name}」は、どちらか一つをお選びください。`;
    return { code: 'cart.option.one_only', message };
  }
  const code = 'cart.option.invalid';
  if (checkDetails(option.fields, details).ok) {
    const lack = lackOf(stored, place);
    return lack === null ? null : { code, message: lack };
  }
  if (isRequired && option.fields.length === 0)
    return { code, message: `「${option.name}」のご指定を承れません。削除して、商品のページからお選び直しください。` };
  return { code, message: `「${option.name}」のご指定を、もう一度お選びください。` };
};

/** The first of those at one place; null: there is none. */
export const firstOptionFault = (place: readonly StoredAccessory[]): OptionFault | null =>
  place.map((stored) => optionFault(stored, place)).find((fault) => fault !== null) ?? null;

/** What is sent in for it, and what is to be done after the order. */
const afterOrderOf = ({ option: { arrival_of: awaited, order_note: words } }: StoredAccessory) => ({
  ...(awaited === undefined ? {} : { arrival_of: awaited }),
  ...(words === undefined ? {} : { order_note: words }),
});

/** What was chosen, when it comes where something is waited for first, and what is made otherwise than chosen. */
const wordsOf = ({ option: { fields, arrival_of: awaited }, details }: StoredAccessory): CartAccessory['words'] => [
  ...optionWords(fields, details),
  ...(awaited === undefined ? [] : [{ title: 'お届け', text: awaitedWords(awaited) }]),
  ...Object.values(faceNotes(fields, details, missingIn)).map((text = '') => ({ title: 'ご注意', text })),
];

/** @param quantity how often it is done */
const toAccessory = (stored: StoredAccessory, place: readonly StoredAccessory[], quantity: number): CartAccessory => {
  const { key, option, details, is_offered: isOffered, is_required: isRequired } = stored;
  const fault = optionFault(stored, place)?.message ?? null;
  const unitPrice = optionPrice(option, details);
  return {
    key,
    option_key: option.key,
    kind: option.kind,
    name: option.name,
    details,
    words: wordsOf(stored),
    unit_price: unitPrice,
    quantity,
    subtotal: fault === null ? unitPrice * quantity : 0,
    tax_rate_percent: option.tax_rate_percent,
    is_returnable: option.is_returnable,
    ...afterOrderOf(stored),
    ...(isRequired ? { is_required: true } : {}),
    ...(isOffered && option.fields.length > 0 ? { is_changeable: true } : {}),
    ...(stored.left_at === null ? {} : { is_left: true }),
    fault,
  };
};

/** A line of a cart, and a cart, as far as this looks at them. */
interface Line {
  readonly key: string;
  readonly quantity: number;
  readonly options: readonly StoredAccessory[];
}
interface CartWithAccessories {
  readonly accessories: readonly StoredAccessory[];
  readonly lines: readonly Line[];
  readonly shippings: readonly { readonly id: number; readonly key: string }[];
}

/** Absent where there is none. */
export const accessoriesOfLine = ({
  options,
  quantity,
}: Pick<Line, 'options' | 'quantity'>): { accessories?: CartAccessory[] } =>
  options.length > 0 ? { accessories: options.map((option) => toAccessory(option, options, quantity)) } : {};

/** Of what the shop does to a line, something is not chosen, and excluded by nothing that is. Absent: nothing. */
export const moreOptionsOf = ({
  options,
  sku,
}: Pick<Line, 'options'> & { readonly sku: Pick<CartSku, 'offered_options'> }): Pick<CartLine, 'has_more_options'> => {
  const isFree = ({ id, one_of: oneOf }: CartSku['offered_options'][number]): boolean =>
    options.every((done) => done.service_id !== id && (oneOf === null || done.option.one_of !== oneOf));
  return options.length < optionLimits.perPlace && sku.offered_options.some(isFree) ? { has_more_options: true } : {};
};

export const ofShipping = (
  { accessories }: Pick<CartWithAccessories, 'accessories'>,
  shippingId: number,
): readonly StoredAccessory[] => accessories.filter(({ shipping_id: id }) => id === shippingId);

/** Chosen for an address, or a cart, that is gone, and to be decided on at this one. */
const leftAt = (
  { accessories }: Pick<CartWithAccessories, 'accessories'>,
  shippingId: number,
): readonly StoredAccessory[] => accessories.filter(({ left_at: id }) => id === shippingId);

export const accessoriesOfShipping = (
  cart: Pick<CartWithAccessories, 'accessories'>,
  shippingId: number,
): { accessories?: CartAccessory[] } => {
  const own = ofShipping(cart, shippingId);
  const shown = [...own, ...leftAt(cart, shippingId)];
  return shown.length > 0 ? { accessories: shown.map((accessory) => toAccessory(accessory, own, 1)) } : {};
};

/** What they add to the sum, as an order keeps it. */
export const accessoryEntries = ({ accessories, lines, shippings }: CartWithAccessories): readonly CartEntry[] =>
  accessories.flatMap((stored) => {
    const quantity = stored.line_key === null ? 1 : (lines.find(({ key }) => key === stored.line_key)?.quantity ?? 0);
    const place = accessories.filter(
      (one) => one.line_key === stored.line_key && one.shipping_id === stored.shipping_id,
    );
    const { fault, subtotal, ...shown } = toAccessory(stored, place, quantity);
    if (fault !== null) return [];
    const { key, kind, details, words, unit_price, is_returnable } = shown;
    return {
      kind: 'accessory' as const,
      lineKey: stored.line_key,
      shippingKey: shippings.find(({ id }) => id === stored.shipping_id)?.key ?? null,
      name: shown.name,
      code: shown.option_key,
      quantity,
      amountJpy: subtotal,
      taxPercent: shown.tax_rate_percent,
      byRate: null,
      details: { key, kind, details, words, unit_price, is_returnable, ...afterOrderOf(stored) },
    };
  });
