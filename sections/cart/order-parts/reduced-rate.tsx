import type { Totals } from '../../../schemas/cart/totals';

/** What ※ beside goods and their rate means (軽減税率の対象である旨), below an order's sums; nothing where it marks none. */
export const ReducedRate = ({ taxes }: Pick<Totals, 'taxes'>) =>
  taxes.some(({ percent }) => percent === 8) && (
    <p>
      <small>※は軽減税率（8%）の対象です。</small>
    </p>
  );
