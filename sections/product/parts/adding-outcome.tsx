import { A } from '../../../src/ui/a';
import { status } from './adding-outcome.css';

/** What came of a press in `form[data-add]`; shown by script (storefront/browser/adding.ts), for without it the cart itself follows. */
export const AddingOutcome = () => (
  <div className={status} role="status">
    <p data-added="" hidden>
      カートに入れました <A href="/cart/">カートを見る</A>
    </p>
    <p data-fault="" hidden />
  </div>
);
