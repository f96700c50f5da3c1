/** When each parcel shall come. */
import { pathOfStep } from '../../domain/checkout-steps';
import type { Values } from '../action';
import { changeCart, leadOn, ofCart } from './change-cart';

/** `delivery_at.<packing>` and `timezone.<packing>`; an empty day means as early as possible. */
const packingsIn = (values: Values) =>
  Object.entries(values).flatMap(([name, day]) => {
    const key = /^delivery_at\.([a-z0-9]{1,24})$/.exec(name)?.[1];
    if (key === undefined) return [];
    return [{ key, delivery_at: day || null, delivery_timezone_key: values[`timezone.${key}`] ?? 'none' }];
  });

const fieldNames: Readonly<Record<string, string>> = { delivery_at: 'delivery_at', delivery_timezone_key: 'timezone' };

export const action = ofCart(async (values, context) => {
  const packings = packingsIn(values);
  /** The call counts the parcels, the form knows them by their keys. */
  const nameOf = (field: string): string => {
    const [, at, part = ''] = /^packings\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const key = packings[Number(at)]?.key;
    const name = fieldNames[part];
    return key === undefined || name === undefined ? field : `${name}.${key}`;
  };
  return leadOn(await changeCart(context, 'cart.modifyPackings', { packings }, pathOfStep('delivery'), nameOf));
});
