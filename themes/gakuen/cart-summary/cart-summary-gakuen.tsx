import { CartSummaryBox } from '../../../sections/cart/cart-summary/cart-summary-box';
import type { CartSummaryProps } from '../../../sections/cart/cart-summary/cart-summary.data';
import { bill } from './cart-summary-gakuen.css';

/** A bill that stands out from the goods. */
export const View = (props: CartSummaryProps) => <CartSummaryBox {...props} className={bill} />;
