import type { Cart } from '../../../schemas/cart/cart';
import { coolingFee } from '../../../src/domain/delivery/fee-words';
import { formatNumber } from '../../../src/lib/numbers';
import { meter } from './cart-summary-box.css';

/** How far it is to free carriage, where all goes to one place: words, and a line that fills. */
export const FreeCarriage = ({ detail: { shippings, order } }: Pick<Cart, 'detail'>) => {
  const [shipping] = shippings;
  if (shippings.length !== 1 || !shipping || shipping.free_carriage_in === null) return null;
  const { free_carriage_in: missing, products_total: total } = shipping;
  return (
    <div className={meter}>
      <p>
        あと{formatNumber(missing)}円で送料無料です
        {(order.total_cooling ?? 0) > 0 && `（${coolingFee}は別にかかります）`}。
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.round((100 * total) / (total + missing))} height="1" />
      </svg>
    </div>
  );
};
