import { formatNumber } from '../../../src/lib/numbers';
import { yen } from './cart-parts.css';

/** `1,980円`; `minus` for what is taken off. */
export const Yen = ({ amount, minus = false }: { readonly amount: number; readonly minus?: boolean }) => (
  <span className={yen}>
    {minus && '−'}
    {formatNumber(amount)}
    <small>円</small>
  </span>
);
