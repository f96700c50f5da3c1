import { CartSummaryBox } from './cart-summary-box';
import type { CartSummaryProps } from './cart-summary.data';

/** The sums alone, on the page's own ground. */
export const View = (props: CartSummaryProps) => <CartSummaryBox {...props} />;
