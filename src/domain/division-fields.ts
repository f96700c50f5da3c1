import { wholeNumber } from './whole-number';

/** The fields of the screen on which goods are divided over several addresses, as its form sends them. */

/** Name of the field for the pieces of a SKU that go to a shipping. */
export const divisionField = (skuId: number, shippingKey: string): string => `q.${skuId}.${shippingKey}`;

/** Pieces in a field; an empty one is none. NaN: no number of pieces. */
export const piecesIn = (text: string): number => (text.trim() === '' ? 0 : (wholeNumber(text) ?? NaN));

interface Share {
  readonly shipping_key: string;
  readonly quantity: number;
}

/**
 * What stands in the fields, SKU by SKU in their order, as the shop takes it; it refuses NaN.
 *
 * @example divisionsIn({ 'q.11.s1': '2', 'q.11.s2': '' }) // [{ sku_id: 11, quantities: [{ shipping_key: 's1', quantity: 2 }, …] }]
 */
export const divisionsIn = (
  fields: Readonly<Record<string, string>>,
): { readonly sku_id: number; readonly quantities: readonly Share[] }[] => {
  const bySku = new Map<number, Share[]>();
  for (const [name, text] of Object.entries(fields)) {
    const [, sku, key] = /^q\.(\d{1,15})\.([a-z0-9]{1,24})$/.exec(name) ?? [];
    if (sku === undefined || key === undefined) continue;
    const skuId = Number(sku);
    const shares = bySku.get(skuId) ?? [];
    shares.push({ shipping_key: key, quantity: piecesIn(text) });
    bySku.set(skuId, shares);
  }
  return [...bySku].map(([skuId, quantities]) => ({ sku_id: skuId, quantities }));
};
