import type { FormEvent } from 'react';
import type { Refusal } from '../../../flows/cart/index';
import type { CartAccessory, CartLine } from '../../../schemas/cart/cart-line';
import { lineId, moreOptionsPath, optionPath } from '../../../src/domain/checkout-steps';
import { optionFee } from '../../../src/domain/delivery/fee-words';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { soft, visuallyHidden } from '../../../src/ui/styles/text.css';
import { useDoAction } from '../parts/do-action';
import { Done, LineName, LinePicture } from '../parts/line-item';
import { alarm, remark } from '../../../src/ui/styles/remark.css';
import { lineText } from '../parts/cart-parts.css';
import { Receiver } from '../parts/receivers';
import { Yen } from '../parts/yen';
import { addOption, busyLine, controls, options, subtotal, ways } from './cart-lines-default.css';
import { type ChangeQuantity, LineQuantity } from './line-quantity';

interface Props {
  readonly id: string;
  readonly line: CartLine;
  /** Whom it goes to, where the goods go to several. */
  readonly receiver: string | undefined;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  readonly onQuantity: ChangeQuantity;
  readonly onRemove: () => void;
  /** Takes it out of the cart, but not out of sight. */
  readonly onKeep: () => void;
  readonly onAcceptPrices: () => void;
}

type IssueProps = Pick<Props, 'line' | 'onQuantity' | 'onAcceptPrices'>;

/** What is wrong with a line, and what can be done about it. */
const LineIssue = ({ line: { issue, max_quantity: most }, onQuantity, onAcceptPrices }: IssueProps) => {
  if (!issue) return null;
  const { code, message, is_blocking: isBlocking } = issue;
  return (
    <div className={isBlocking ? alarm : remark}>
      <strong>{message}</strong>
      {code === 'quantity' && most > 0 && (
        <Button kind="text" type="button" onClick={() => onQuantity(most)}>
          数量を{most}点にする
        </Button>
      )}
      {code === 'price_changed' && (
        <Button kind="text" type="button" onClick={onAcceptPrices}>
          この価格で続ける
        </Button>
      )}
    </div>
  );
};

interface OptionsProps {
  readonly productKey: string;
  readonly accessories: readonly CartAccessory[];
}

/**
 * What is done to it, each with the ways to change it and out: what was chosen wrong, or is not done any more, keeps nobody
 * from the rest. What it is sold with only goes with the line.
 */
const LineOptions = ({ productKey, accessories }: OptionsProps) => {
  const { url } = useDoAction('option-drop');
  if (accessories.length === 0) return null;
  return (
    <ul className={options}>
      {accessories.map((accessory) => (
        <li key={accessory.key}>
          <Done accessory={accessory} />
          {accessory.is_changeable && (
            <A href={optionPath(productKey, accessory.key)}>
              <span className={visuallyHidden}>「{accessory.name}」を</span>変更する
            </A>
          )}
          {!accessory.is_required && (
            <form method="post" action={url}>
              <input type="hidden" name="key" value={accessory.key} />
              <Button kind="text">
                <span className={visuallyHidden}>「{accessory.name}」を</span>外す
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
};

/** A line of the cart with all that can be done to it. */
export const LineRow = ({
  id,
  line,
  receiver,
  isBusy,
  refusal,
  onQuantity,
  onRemove,
  onKeep,
  onAcceptPrices,
}: Props) => {
  const nameId = `${id}-${line.key}`;
  const { url } = useDoAction('cart-delete');
  const { product_info: info, accessories = [] } = line;
  const doneJpy = accessories.reduce((sum, done) => sum + done.subtotal, 0);
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    onRemove();
  };
  return (
    <li id={lineId(line.key)} className={isBusy ? busyLine : undefined} aria-busy={isBusy || undefined}>
      <LinePicture info={info} />
      <div className={lineText}>
        <div id={nameId} className={lineText}>
          <LineName info={info} link />
        </div>
        {info.maker && <small>{info.maker}</small>}
        <Receiver name={receiver} />
        <span>
          <Yen amount={line.unit_price} />
          <small className={soft}>（税込）</small>
        </span>
        <LineOptions productKey={info.key} accessories={accessories} />
        {line.has_more_options && (
          <A className={addOption} href={moreOptionsPath(info.key, line.key)} aria-describedby={nameId}>
            オプションを追加する
          </A>
        )}
        <LineIssue line={line} onQuantity={onQuantity} onAcceptPrices={onAcceptPrices} />
        <div className={controls}>
          <LineQuantity line={line} labelId={nameId} isBusy={isBusy} refusal={refusal} onChange={onQuantity} />
          <span className={subtotal}>
            <small className={soft}>小計 </small>
            <Yen amount={line.subtotal} />
            {doneJpy > 0 && (
              <small className={soft}>
                {' '}
                ＋{optionFee} <Yen amount={doneJpy} />
              </small>
            )}
          </span>
        </div>
        <form className={ways} method="post" action={url} onSubmit={remove}>
          <input type="hidden" name="key" value={line.key} />
          {!line.accessories && (
            <Button kind="text" type="button" data-script="" aria-describedby={nameId} onClick={onKeep}>
              あとで買う
            </Button>
          )}
          <Button kind="text" aria-describedby={nameId}>
            カートから外す
          </Button>
        </form>
      </div>
    </li>
  );
};
