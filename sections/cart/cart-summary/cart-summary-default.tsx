import { useCart } from '../../../flows/cart/index';
import type { Cart } from '../../../schemas/entities/cart';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { action, cartSection, remark } from '../parts/parts.css';
import { SumsList } from '../parts/sums-list';
import type { CartSummaryProps } from './cart-summary.section';

/** Why the checkout cannot begin; null: it can. */
const reasonOf = ({ next_step: next }: Cart, isSelling: boolean): string | null => {
  if (!isSelling) return 'ただいまご注文の受付を一時停止しております。';
  return next === null ? 'お手続きの前に、カートの商品の内容をお確かめください。' : null;
};

/** What is missing for free carriage, over all shippings that can still have it. */
const freeIn = ({ detail: { shippings } }: Cart): number | null =>
  shippings.length === 1 ? (shippings[0]?.free_carriage_in ?? null) : null;

const Action = ({ id, cart }: { readonly id: string; readonly cart: Cart }) => {
  const reason = reasonOf(cart, useShop().isSelling);
  return (
    <div className={action}>
      {reason === null ? (
        <A className={button.primary} href={pathOfStep(cart.next_step)}>
          ご購入手続きへ進む
        </A>
      ) : (
        <>
          <Button kind="primary" type="button" disabled aria-describedby={`${id}-reason`}>
            ご購入手続きへ進む
          </Button>
          <p id={`${id}-reason`}>{reason}</p>
        </>
      )}
      <A data-back="" href="/product">
        お買い物を続ける
      </A>
    </div>
  );
};

/** What the cart comes to, and the way on. Draws nothing for an empty cart: the lines say it. */
export const View = ({ id, data }: CartSummaryProps) => {
  const { cart } = useCart(data.cart);
  if (!cart || cart.order_no !== null || cart.detail.products.length === 0) return null;
  const missing = freeIn(cart);
  return (
    <section className={cartSection} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>お会計</h2>
      {missing !== null && <p className={remark}>あと{formatNumber(missing)}円で送料無料です。</p>}
      <SumsList totals={cart.detail.order} carriage={cart.orderer ? 'known' : 'estimate'} />
      <Action id={id} cart={cart} />
    </section>
  );
};
