/** Coupons that were chosen, and points that were wished for, but do not lower the sum by now: nothing stands where they were. */
import type { Cart } from '../../../schemas/cart/cart';
import { benefitsPath } from '../../../src/domain/checkout-steps';
import { couponFaults } from '../../../src/domain/sums/coupon-faults';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { alarm } from '../../../src/ui/styles/remark.css';

/** Of points fewer than are wished for only where fewer are there; where less is to pay, nothing is lost. */
const pointsWords = ({ detail: { points } }: Cart): readonly string[] => {
  if (!points || points.balance >= points.wished) return [];
  const wished = `ご希望の${formatNumber(points.wished)}ポイント`;
  return points.balance === 0
    ? [`${wished}は、お使いいただけません。`]
    : [`${wished}のうち、お使いいただけるのは${formatNumber(points.balance)}ポイントです。`];
};

/** Said whenever they were lost, by the words of the cart, until they are taken out there: nobody orders without having read it. */
export const LostBenefits = ({ cart }: { readonly cart: Cart }) => {
  const lost = [...couponFaults(cart).map(({ words }) => words), ...pointsWords(cart)];
  return (
    <div role="alert">
      {lost.length > 0 && (
        <div className={alarm}>
          {lost.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p>
            <A href={benefitsPath}>カートで、クーポン・ポイントのご利用を確認する</A>
          </p>
        </div>
      )}
    </div>
  );
};
