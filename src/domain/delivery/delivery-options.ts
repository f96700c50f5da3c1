/**
 * What is done to all that goes to each address, as the form of the delivery carries it: what is filled in stands in the
 * fields of `option-form`, each address a place of its own; beside them, of each address, what is offered there and what
 * the cart has already. Read alike from a plain post and by the script. Pure.
 */
import { type FilledOption, detailName, optionsIn, placeOf, wantedName } from '../option-form';

type Texts = Readonly<Record<string, string>>;

/** `noshi wrapping` */
export const offeredField = (shippingKey: string): string => `offered.${shippingKey}`;
/** `noshi:a4 wrapping:a5 :a6`: taken out where they are not wanted any more; one that names no option is never wanted */
export const goneField = (shippingKey: string): string => `had.${shippingKey}`;
/** All addresses get what is filled in for the first. */
export const sameField = 'same_options';
/** The form is that of a social gift, which has no days. */
export const giftField = 'is_gift';

const listsIn = (values: Texts, start: 'offered' | 'had') =>
  Object.entries(values).flatMap(([name, list]) => {
    const [, of, key] = /^(\w+)\.([a-z0-9]{1,24})$/.exec(name) ?? [];
    return of === start && key !== undefined ? [{ key, list: list.split(' ').filter((item) => item !== '') }] : [];
  });

export interface PlacedOption extends FilledOption {
  readonly shippingKey: string;
  /** The fields that it was filled in by. */
  readonly place: string;
}

export interface DeliveryOptions {
  readonly wanted: readonly PlacedOption[];
  /** Keys of the cart's own that are not wanted any more. */
  readonly gone: readonly string[];
}

export const deliveryOptionsIn = (values: Texts): DeliveryOptions => {
  const places = listsIn(values, 'offered');
  const shared = values[sameField] === '1' ? places[0]?.key : undefined;
  const wanted = places.flatMap(({ key: shippingKey, list }) => {
    const place = placeOf(shared ?? shippingKey);
    const filled = optionsIn(values, place).filter(({ key }) => list.includes(key));
    return filled.map((option): PlacedOption => ({ ...option, shippingKey, place }));
  });
  const gone = listsIn(values, 'had').flatMap(({ key: shippingKey, list }) =>
    list.flatMap((item) => {
      const [option = '', at] = item.split(':');
      const isWanted = wanted.some((one) => one.shippingKey === shippingKey && one.key === option);
      return at === undefined || isWanted ? [] : [at];
    }),
  );
  return { wanted, gone };
};

/** The form's own name of a field that the call names: `accessories.2.details.giver`. */
export const deliveryOptionFieldOf = (field: string, wanted: readonly PlacedOption[]): string => {
  const [, at, detail] = /^accessories\.(\d+)(?:\.details\.(.+))?/.exec(field) ?? [];
  const option = wanted[Number(at)];
  if (!option) return field;
  return detail === undefined ? wantedName(option.key, option.place) : detailName(option.key, detail, option.place);
};
