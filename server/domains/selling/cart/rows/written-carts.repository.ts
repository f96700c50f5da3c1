/** What is written of a cart's own row. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Orderer, ShippingAddress } from '../../../../../schemas/address/address';
import type { SocialGift } from '../../../../../schemas/cart/gift-words';
import type { CardToken } from '../../../../../schemas/payments/payment';
import type { Database } from '../../../../db/schema';

export interface NewCart {
  readonly channelId: string;
  readonly tokenHash: Buffer;
  readonly owner: { readonly memberId: number; readonly token: string } | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** An empty cart: one shipping, to the orderer. */
export async function insertCart(db: Kysely<Database>, cart: NewCart): Promise<void> {
  await sql`
    with series as (select 1 + floor(random() * 1e9)::integer first_key), cart as (
      insert into carts (channel_id, token_hash, member_id, member_token, first_key, next_key, created_at, updated_at,
        expires_at)
      select ${cart.channelId}, ${cart.tokenHash}, ${cart.owner?.memberId ?? null}::bigint,
        ${cart.owner?.token ?? null}, first_key, first_key + 1, ${cart.now}::timestamptz, ${cart.now}::timestamptz,
        ${cart.expiresAt}::timestamptz from series
      returning id, first_key
    ) insert into cart_shippings (cart_id, key) select id, 's' || first_key from cart
  `.execute(db);
}

export interface CartValues {
  readonly status?: 'open' | 'ordered';
  readonly orderer?: Orderer | null;
  readonly payment_method_id?: number | null;
  readonly payment_error?: string | null;
  readonly card?: CardToken | null;
  readonly user_card_id?: number | null;
  readonly has_lost_product?: boolean;
  readonly not_joined?: string[];
  readonly notes?: string[];
  readonly sender?: ShippingAddress | null;
  readonly is_amount_hidden?: boolean;
  readonly social_gift?: SocialGift | null;
  readonly points?: number;
  readonly next_key?: number;
  readonly updated_at?: Date;
  readonly expires_at?: Date;
}

const jsonOf = (value: object | null): string | null => value && JSON.stringify(value);

/** What is not given stays. */
export async function updateCart(
  trx: Transaction<Database>,
  id: number,
  { orderer, sender, card, social_gift: gift, ...values }: CartValues,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({
      ...values,
      ...(orderer === undefined ? {} : { orderer: jsonOf(orderer) }),
      ...(sender === undefined ? {} : { sender: jsonOf(sender) }),
      ...(card === undefined ? {} : { card: jsonOf(card) }),
      ...(gift === undefined ? {} : { social_gift: jsonOf(gift) }),
    })
    .where('id', '=', id)
    .execute();
}
