import { useCart } from '../../../flows/cart/index';
import { cartPath } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { ReducedRate } from '../order-parts/reduced-rate';
import { LineItem } from '../parts/line-item';
import { action, compact } from '../parts/cart-parts.css';
import { Receiver, receiversOf } from '../parts/receivers';
import { SumsList } from '../parts/sums-list';
import { Yen } from '../parts/yen';
import { fold, summary } from './order-summary-default.css';
import type { OrderSummaryProps } from './order-summary.data';

/** What is being bought, beside the steps; on a phone folded under its total. */
export const View = ({ id, settings, data }: OrderSummaryProps) => {
  const { cart } = useCart(data.cart);
  if (!cart || cart.detail.products.length === 0) return null;
  const { products, shippings, order } = cart.detail;
  const receivers = receiversOf(shippings);
  return (
    <section className={summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      <details className={fold}>
        <summary>
          {cart.count}点の商品
          <span>
            合計 <Yen amount={order.total_payment} />
          </span>
        </summary>
        <div>
          <ul className={compact} aria-label={settings.title}>
            {products.map((line) => (
              <LineItem key={line.key} line={line}>
                <Receiver name={receivers.get(line.shipping_key)} />
              </LineItem>
            ))}
          </ul>
          <SumsList totals={order} carriage={cart.orderer ? 'known' : 'estimate'} />
          <ReducedRate {...order} />
          <div className={action}>
            <A data-back="" href={cartPath}>
              カートの内容を変更する
            </A>
          </div>
        </div>
      </details>
    </section>
  );
};
