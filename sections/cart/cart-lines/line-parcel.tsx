import type { Cart, CartLine } from '../../../schemas/cart/cart';
import { parcelWords } from '../../../src/domain/delivery/delivery-words';
import { Button } from '../../../src/ui/button';
import { select } from '../../../src/ui/styles/field.css';
import { useDoAction } from '../parts/do-action';
import { firstError } from '../parts/first-error';
import { part } from './line-parcel.css';

/** Of a line: the parcels that go where it goes. */
const packingsOf = ({ detail }: Cart, { shipping_key: to }: CartLine) =>
  detail.shippings.find(({ key }) => key === to)?.packings ?? [];

const nameOf = (at: number): string => `お荷物${at + 1}`;

interface Props {
  readonly cart: Cart;
  readonly line: CartLine;
}

/** Which parcel a line is in, where several go where it goes. */
export const LineParcel = ({ cart, line }: Props) => {
  const packings = packingsOf(cart, line);
  const at = packings.findIndex(({ key }) => key === line.packing_key);
  return packings.length > 1 && at >= 0 ? (
    <small>
      {nameOf(at)} {packings[at]?.temperature}便
    </small>
  ) : null;
};

/** There is something that it can be parted from, or joined with. */
const canBeParted = ({ detail }: Cart, line: CartLine, parcels: number): boolean =>
  line.quantity > 1 ||
  parcels > 1 ||
  detail.products.some(({ key, packing_key: parcel }) => key !== line.key && parcel === line.packing_key);

/** Puts pieces of a line into a parcel of their own, for another day, or into one that is there; of a gift nobody knows the day. */
export const PartLine = ({ id, cart, line }: Props & { readonly id: string }) => {
  const { url, posted: anyPosted } = useDoAction('parcel-part');
  const posted = anyPosted?.values.key === line.key ? anyPosted : undefined;
  const packings = packingsOf(cart, line);
  if (cart.social_gift || line.issue?.is_blocking || !canBeParted(cart, line, packings.length)) return null;
  const own = `${id}-part`;
  const isWhole = line.quantity === 1 || packings.length > 1;
  return (
    <details className={part} open={posted !== undefined}>
      <summary aria-describedby={id}>お届け日を分ける</summary>
      <form method="post" action={url} noValidate>
        <input type="hidden" name="key" value={line.key} />
        <label>
          分ける数
          <input
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={posted?.values.quantity ?? (isWhole ? line.quantity : 1)}
            aria-describedby={posted ? `${own}-fault ${own}-note` : `${own}-note`}
            aria-invalid={posted ? true : undefined}
          />
        </label>
        <label>
          お届け方
          <span className={select}>
            <select name="with" defaultValue={posted?.values.with ?? ''}>
              <option value="">別の日に（新しいお荷物）</option>
              {packings.map(
                ({ key }, at) =>
                  key !== line.packing_key && (
                    <option key={key} value={key}>
                      {nameOf(at)}と一緒に（{parcelWords(cart.detail.products, key, 1)}）
                    </option>
                  ),
              )}
            </select>
          </span>
        </label>
        <Button kind="outline">分ける</Button>
        {posted && <p id={`${own}-fault`}>{firstError(posted)}</p>}
        <p id={`${own}-note`}>
          お荷物ごとに送料がかかります。送料無料の対象金額も、お届けごとに計算します。お届け日は、お手続きのなかでお選びいただけます。
        </p>
      </form>
    </details>
  );
};
