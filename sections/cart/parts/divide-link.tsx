import type { Cart } from '../../../schemas/cart/cart';
import { divisionPath } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';

interface Props {
  readonly cart: Cart | null;
  readonly isMultipleAllowed: boolean;
}

/** The way to several addresses, where the shop sends to several and there is something to divide. */
export const DivideLink = ({ cart, isMultipleAllowed }: Props) =>
  isMultipleAllowed && cart && cart.count > 1 && cart.detail.shippings.length === 1 ? (
    <A className={button.text} data-back="" href={divisionPath}>
      複数のお届け先に分けて送る
    </A>
  ) : null;
