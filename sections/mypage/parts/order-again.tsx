import { orderAgainId, type ShownOrder } from '../../../src/domain/shown-order';
import { Button } from '../../../src/ui/button';
import { useDo, useShop } from '../../../src/ui/shop-context';
import { alarm } from '../../../src/ui/styles/remark.css';
import { above } from './order-again.css';

interface Props {
  readonly shown: ShownOrder;
  readonly className?: string;
}

/** The goods of an order once more; a plain form, since the cart is the next screen. */
export const OrderAgain = ({ shown, className }: Props) => {
  const action = useDo('order-again');
  const { posted, isSelling, drawing } = useShop();
  const said = posted?.action === 'order-again' ? posted.message : null;
  return (
    isSelling && (
      <form id={said === null ? orderAgainId : undefined} className={className} method="post" action={action}>
        {Object.entries(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="drawn" value={drawing} />
        {said !== null && (
          <div className={above}>
            {/* The way back leads to it, and what an address leads to has the focus. */}
            <p id={orderAgainId} className={alarm} role="alert" tabIndex={-1}>
              {said}
            </p>
          </div>
        )}
        <Button kind="outline">同じ商品をもう一度カートに入れる</Button>
      </form>
    )
  );
};
