import { wholeNumber } from '../whole-number';

/** The fields of the screen on which goods are divided over several addresses, as its form sends them. */

/**
 * Name of the field for the pieces of some goods that go to a shipping.
 *
 * @param goods the SKU's id; where it is there with different options, with the key of one of the lines: `11-l3`
 */
export const divisionField = (goods: string, shippingKey: string): string => `q.${goods}.${shippingKey}`;

/** Pieces in a field; an empty one is none. NaN: no number of pieces. */
export const piecesIn = (text: string): number => (text.trim() === '' ? 0 : (wholeNumber(text) ?? NaN));

interface Share {
  readonly shipping_key: string;
  readonly quantity: number;
}

/**
 * What stands in the fields, goods by goods in their order, as the shop takes it; it refuses NaN.
 *
 * @example divisionsIn({ 'q.11.s1': '2', 'q.11.s2': '' }) // [{ sku_id: 11, quantities: [{ shipping_key: 's1', quantity: 2 }, …] }]
 */
export const divisionsIn = (
  fields: Readonly<Record<string, string>>,
): { readonly sku_id: number; readonly line_key?: string; readonly quantities: readonly Share[] }[] => {
  const byGoods = new Map<string, Share[]>();
  for (const [name, text] of Object.entries(fields)) {
    const [, goods, key] = /^q\.(\d{1,15}(?:-[a-z0-9]{1,24})?)\.([a-z0-9]{1,24})$/.exec(name) ?? [];
    if (goods === undefined || key === undefined) continue;
    const shares = byGoods.get(goods) ?? [];
    shares.push({ shipping_key: key, quantity: piecesIn(text) });
    byGoods.set(goods, shares);
  }
  return [...byGoods].map(([goods, quantities]) => {
    const [sku, lineKey] = goods.split('-');
    return { sku_id: Number(sku), ...(lineKey === undefined ? {} : { line_key: lineKey }), quantities };
  });
};
