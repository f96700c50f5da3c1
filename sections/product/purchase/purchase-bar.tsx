import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { AddLabel } from './add-form';
import { bar, withBar } from './purchase-bar.css';
import { PurchaseForm, type Chosen, type PurchaseFormProps } from './purchase-form';

/**
 * Price, choice and button at the bottom edge of a phone, for who reads on below the box. A part of the form, so it
 * sends without script, too. What came of it is announced by the form itself.
 */
const PurchaseBar = ({ id, priceJpy, isFrom, words, missing, refusal, adding }: Chosen) => (
  <div className={bar} role="group" aria-label="ご購入">
    {adding.state === 'added' ? (
      <div data-added="">
        カートに{adding.quantity}点入れました
        <A href="/cart/">カートを見る</A>
      </div>
    ) : (
      <>
        <div>
          <span>
            <b>{formatNumber(priceJpy)}</b>円{isFrom && 'から'}
          </span>
          <span>（税込）</span>
          {words && <a href={`#${id}-buy`}>{words}</a>}
        </div>
        <Button kind="primary" busy={adding.state === 'busy'} disabled={refusal !== null}>
          {refusal ?? <AddLabel missing={missing} />}
        </Button>
      </>
    )}
  </div>
);

/** The form with its bar. */
export const PurchaseFormWithBar = ({ className, ...props }: Omit<PurchaseFormProps, 'bar'>) => (
  <PurchaseForm {...props} className={className ? `${className} ${withBar}` : withBar} bar={PurchaseBar} />
);
