import { CartSummaryBox } from '../../../sections/cart/cart-summary/cart-summary-box';
import type { CartSummaryProps } from '../../../sections/cart/cart-summary/cart-summary.data';
import { slip } from './cart-summary-minori.css';

/** A quiet slip of paper. */
export const View = (props: CartSummaryProps) => <CartSummaryBox {...props} className={slip} />;
