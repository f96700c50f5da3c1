import type { Variant } from '../../../schemas/catalog/product';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { useShop } from '../../../src/ui/shop-context';
import { Stepper } from '../../../src/ui/stepper';
import { add, note as noteClass, outcome, plain, scripted } from './add-form.css';
import type { QuantityLimit } from './quantity-limit';
import type { Adding } from './use-adding';
import type { Quantity } from './use-quantity';

interface Props {
  readonly id: string;
  /** undefined: it is not chosen yet, or there is no such thing. */
  readonly variant: Variant | undefined;
  /** What is still to be chosen; '' where nothing is. */
  readonly missing: string;
  readonly quantity: Quantity;
  /** What stands in the field at first. */
  readonly start: string;
  readonly limit: QuantityLimit;
  readonly adding: Adding;
}

/** Why it cannot be put into the cart; null: it can, or the choice is still open. */
const reasonOf = ({ variant, missing }: Props, isSelling: boolean): string | null => {
  if (!isSelling) return 'ただいまご注文の受付を一時停止しております。再開まで今しばらくお待ちください。';
  if (missing) return null;
  if (!variant) return 'この組み合わせはお取り扱いがありません。';
  return variant.stock_status === 'out' ? '在庫切れのため、カートに入れられません。' : null;
};

/** Without script the button cannot follow the choice: the shop says what is missing when it is pressed. */
export const AddLabel = ({ missing }: { readonly missing: string }) =>
  missing ? (
    <>
      <span className={scripted}>{missing}を選択してください</span>
      <span className={plain}>カートに入れる</span>
    </>
  ) : (
    'カートに入れる'
  );

const Outcome = ({ adding }: Pick<Props, 'adding'>) => {
  if (adding.state === 'failed')
    return (
      <p className={outcome} data-fault="">
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

/** What is said of the quantity: what is wrong with it, or how many there can be. */
const Note = ({ id, quantity: { quantity, fault }, limit }: Pick<Props, 'id' | 'quantity' | 'limit'>) => (
  <p id={`${id}-quantity`} className={noteClass} data-fault={fault ? '' : undefined} aria-live="polite">
    {fault ?? (limit.isSaid(quantity) ? limit.words : null)}
  </p>
);

/** Quantity and button of the form that adds, and what came of it, announced. */
export const AddForm = (props: Props) => {
  const { id, missing, quantity, start, limit, adding } = props;
  const reason = reasonOf(props, useShop().isSelling);
  return (
    <>
      <div className={add}>
        <div>
          <span aria-hidden="true">数量</span>
          <Stepper
            field={quantity.field}
            start={start}
            value={quantity.quantity}
            most={limit.most}
            isInvalid={quantity.fault !== null}
            describedBy={`${id}-quantity`}
            onStep={quantity.turn}
            onArrow={quantity.turn}
            onInput={quantity.type}
            onBlur={() => quantity.leave(limit.most, limit.words)}
          />
        </div>
        <Button
          kind="primary"
          busy={adding.state === 'busy'}
          disabled={reason !== null}
          aria-describedby={reason ? `${id}-reason` : undefined}
        >
          <AddLabel missing={missing} />
        </Button>
        <Note id={id} quantity={quantity} limit={limit} />
      </div>
      {reason && <p id={`${id}-reason`}>{reason}</p>}
      <div role="status">
        <Outcome adding={adding} />
      </div>
    </>
  );
};
