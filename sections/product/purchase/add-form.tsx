import type { Variant } from '../../../schemas/entities/product';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { useShop } from '../../../src/ui/shop-context';
import { add, outcome } from './add-form.css';
import type { Adding } from './use-adding';

interface Props {
  readonly id: string;
  readonly variant: Variant | undefined;
  /** At most so many in one order. */
  readonly maxQuantity: number;
  readonly adding: Adding;
}

/** Why it cannot be put into the cart; null: it can. */
const reasonOf = (variant: Variant | undefined, isSelling: boolean): string | null => {
  if (!isSelling) return 'ただいまご注文の受付を一時停止しております。再開まで今しばらくお待ちください。';
  if (!variant) return 'この組み合わせはお取り扱いがありません。';
  return variant.stock_status === 'out' ? '在庫切れのため、カートに入れられません。' : null;
};

const Outcome = ({ adding }: Pick<Props, 'adding'>) => {
  if (adding.state === 'failed')
    return (
      <p className={outcome} data-failed="">
        {adding.message}
      </p>
    );
  if (adding.state !== 'added') return null;
  return (
    <div className={outcome}>
      <span>カートに{adding.quantity}点入れました</span>
      <A href="/cart/">カートを見る</A>
    </div>
  );
};

/** Quantity and button of the form that adds, and what came of it, announced. */
export const AddForm = ({ id, variant, maxQuantity, adding }: Props) => {
  const reason = reasonOf(variant, useShop().isSelling);
  const most = Math.max(1, Math.min(maxQuantity, variant?.stock_left ?? maxQuantity));
  return (
    <>
      <div className={add}>
        <label>
          数量
          <input type="number" name="quantity" inputMode="numeric" min={1} max={most} defaultValue={1} required />
        </label>
        <Button
          kind="primary"
          busy={adding.state === 'busy'}
          disabled={reason !== null}
          aria-describedby={reason ? `${id}-reason` : undefined}
        >
          カートに入れる
        </Button>
      </div>
      {reason && <p id={`${id}-reason`}>{reason}</p>}
      <div role="status">
        <Outcome adding={adding} />
      </div>
    </>
  );
};
