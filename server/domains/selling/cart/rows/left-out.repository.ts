/** Names of what an order had, and is not put into a cart again. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema';
import type { LeftOut, WantedSku } from '../cart.types';
import { refusalOfSku } from '../lines/limits';
import type { CartSku } from './skus.repository';

/** Goods that the shop has sold once: that is no secret, however hidden they are by now. */
export interface SoldName {
  readonly sku_id: number;
  readonly goods: string;
  /** Of options that were asked for with them, by key; one that the shop has no more is an option. */
  readonly options: Readonly<Record<string, string>>;
}

export interface NamedLeftOut {
  /** Null: nobody is told. */
  readonly goods: string | null;
  /** Null: the goods themselves are left out. */
  readonly option: string | null;
}

export async function readSoldNames(
  db: Kysely<Database>,
  channelId: string,
  wanted: readonly WantedSku[],
): Promise<readonly SoldName[]> {
  const ids = wanted.map(({ sku_id: id }) => id);
  const keys = wanted.flatMap(({ options = [] }) => options.map(({ key }) => key));
  const { rows } = await sql<SoldName>`
    select s.id sku_id, p.name goods,
      coalesce((select jsonb_object_agg(o.key, o.name) from services o
        where o.channel_id = s.channel_id and o.key = any(${keys})), '{}') options
    from skus s join products p on p.id = s.product_id
    where s.id = any(${ids}) and s.channel_id = ${channelId}
      and exists (select from order_lines l where l.sku_id = s.id)
  `.execute(db);
  return rows;
}

/** Each once, in the order in which they were wanted. @param skus those on sale have names, too */
export const namesOf = (
  lost: readonly LeftOut[],
  sold: readonly SoldName[],
  skus: ReadonlyMap<number, CartSku>,
): readonly NamedLeftOut[] => {
  const named = lost.map(({ sku_id: id, option_key: key }): NamedLeftOut => {
    const name = sold.find((one) => one.sku_id === id);
    const sku = skus.get(id);
    const goods = name?.goods ?? (sku && refusalOfSku(sku) === null ? sku.name : null);
    return { goods, option: key === undefined ? null : (name?.options[key] ?? 'オプション') };
  });
  const words = named.map((one) => JSON.stringify(one));
  return named.filter((_, at) => words.indexOf(words[at] ?? '') === at);
};
