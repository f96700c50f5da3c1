/** Writes a cart's lines as planned, and packs them anew: one packing for each temperature of what leaves together to an address. */
import { sql, type Transaction } from 'kysely';
import type { Temperature } from '../../../../../schemas/delivery/delivery';
import { packingTemperatures } from '../../../../../src/domain/temperature-groups';
import type { Database } from '../../../../db/schema';
import type { StoredCart } from '../rows/carts.repository';
import { deleteAccessories, putLineAccessories } from '../rows/options.repository';
import type { PlannedLine, PlannedOption } from './plan-lines';

interface PackedLine extends PlannedLine {
  readonly temperature: Temperature;
}

interface Place {
  readonly shippingId: number;
  readonly delivery: number;
}

const deliveryOf = ({ shippingId, delivery }: Place): string => `${shippingId} ${delivery}`;

const parcelOf = (packing: Place & { readonly temperature: Temperature }): string =>
  `${deliveryOf(packing)} ${packing.temperature}`;

function packLines(lines: readonly PlannedLine[]): PackedLine[] {
  const temperatures = new Map<PlannedLine, Temperature>();
  for (const delivery of new Set(lines.map(deliveryOf))) {
    const own = lines.filter((line) => deliveryOf(line) === delivery);
    const packed = packingTemperatures(
      own.map(({ sku }) => ({ temperature: sku.temperature, canTravelChilled: sku.can_travel_chilled })),
    );
    own.forEach((line, index) => temperatures.set(line, packed[index] ?? line.sku.temperature));
  }
  return lines.map((line) => ({ ...line, temperature: temperatures.get(line) ?? line.sku.temperature }));
}

/** Keys of what a cart holds are unique within it, whatever they name. */
function keyGiver(first: number) {
  let next = first;
  return {
    give: (letter: 'l' | 'p' | 'a'): string => {
      const key = `${letter}${next}`;
      next += 1;
      return key;
    },
    next: () => next,
  };
}
type KeyGiver = ReturnType<typeof keyGiver>;

/** Ids of packings by parcel: those that are there keep the day that was chosen for them. */
async function ensurePackings(
  trx: Transaction<Database>,
  cart: StoredCart,
  lines: readonly PackedLine[],
  keys: KeyGiver,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(cart.packings.map((row) => [parcelOf({ ...row, shippingId: row.shipping_id }), row.id]));
  const missing = new Map(lines.map((line) => [parcelOf(line), line] as const).filter(([parcel]) => !ids.has(parcel)));
  if (missing.size === 0) return ids;
  const inserted = await trx
    .insertInto('cart_packings')
    .values(
      [...missing.values()].map(({ shippingId, delivery, temperature }) => ({
        cart_id: cart.id,
        shipping_id: shippingId,
        delivery,
        key: keys.give('p'),
        temperature,
      })),
    )
    .returning(['id', 'shipping_id', 'delivery', 'temperature'])
    .execute();
  for (const row of inserted) ids.set(parcelOf({ ...row, shippingId: row.shipping_id }), row.id);
  return ids;
}

/** Keeps the ids of lines that stay, since accessories hang on them. */
async function writeLines(
  trx: Transaction<Database>,
  cart: StoredCart,
  rows: readonly { key: string; packing_id: number; sku_id: number; quantity: number; seen_price_jpy: number }[],
  channelId: string,
): Promise<void> {
  if (rows.length > 0) {
    await trx
      .insertInto('cart_lines')
      .values(rows.map((row, position) => ({ ...row, cart_id: cart.id, channel_id: channelId, position })))
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'key']).doUpdateSet((excluded) => ({
          position: excluded.ref('excluded.position'),
          packing_id: excluded.ref('excluded.packing_id'),
          quantity: excluded.ref('excluded.quantity'),
          seen_price_jpy: excluded.ref('excluded.seen_price_jpy'),
        })),
      )
      .execute();
  }
  const kept = rows.map(({ key }) => key);
  if (cart.lines.every(({ key }) => kept.includes(key))) return;
  await sql`delete from cart_lines where cart_id = ${cart.id} and key <> all(${kept}::text[])`.execute(trx);
}

const isSame = (one: object, other: object): boolean => {
  const [given, known] = [Object.entries(one), new Map(Object.entries(other))];
  return given.length === known.size && given.every(([name, text]) => known.get(name) === text);
};

/** What is done to the lines as it is planned; nothing is written where nothing of it changes. */
async function writeOptions(
  trx: Transaction<Database>,
  cart: StoredCart,
  lines: readonly { readonly key: string; readonly options: readonly PlannedOption[] }[],
  { channelId, keys }: { readonly channelId: string; readonly keys: KeyGiver },
): Promise<void> {
  const present = cart.lines.flatMap(({ options }) => options);
  const planned = lines.flatMap(({ key: lineKey, options }) =>
    options.map(({ key, serviceId, details }) => {
      // Of a line that was divided, or joined with another one, only one keeps it.
      const known = present.find((one) => one.key === key && one.line_key === lineKey);
      return { key: known?.key ?? keys.give('a'), lineKey, serviceId, details, known };
    }),
  );
  const kept = new Set(planned.map(({ key }) => key));
  const gone = present.map(({ key }) => key).filter((key) => !kept.has(key));
  await deleteAccessories(trx, cart.id, gone);
  const changed = planned.filter(({ known, details }) => !known || !isSame(details, known.details));
  await putLineAccessories(trx, channelId, cart.id, changed);
}

/**
 * Makes the cart's lines what is planned; packings that nothing travels in are dropped.
 *
 * @returns the number that the next key of the cart takes
 */
export async function storeLines(
  trx: Transaction<Database>,
  channelId: string,
  cart: StoredCart,
  planned: readonly PlannedLine[],
): Promise<number> {
  const keys = keyGiver(cart.next_key);
  const lines = packLines(planned);
  const packings = await ensurePackings(trx, cart, lines, keys);
  const withKeys = lines.map((line) => ({ ...line, key: line.key ?? keys.give('l') }));
  const rows = withKeys.map((line) => {
    const { key, sku, quantity, seenPriceJpy } = line;
    const packingId = packings.get(parcelOf(line));
    if (packingId === undefined) throw new Error(`A line of the cart ${cart.id} has no packing.`);
    return {
      key,
      packing_id: packingId,
      sku_id: sku.id,
      quantity,
      seen_price_jpy: seenPriceJpy,
    };
  });
  await writeLines(trx, cart, rows, channelId);
  await writeOptions(trx, cart, withKeys, { channelId, keys });
  const used = new Set(rows.map((row) => row.packing_id));
  const unused = cart.packings.map(({ id }) => id).filter((id) => !used.has(id));
  if (unused.length > 0) {
    await trx.deleteFrom('cart_packings').where('cart_id', '=', cart.id).where('id', 'in', unused).execute();
  }
  return keys.next();
}
