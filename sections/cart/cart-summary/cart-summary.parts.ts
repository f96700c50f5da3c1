/** What a theme may style of `CartSummaryBox`, as selectors below the class that it gives the box. */
import { sums } from '../parts/cart-parts.css';

export const title = 'h2';
/** A row of the bill; that of the tax is a remark and none. */
export const sum = `${sums} > div:not([data-tax])`;
export const total = `${sums} > [data-total]`;
export const totalName = `${total} dt`;
export const totalAmount = `${total} dd`;
