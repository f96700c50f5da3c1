import { useEffect } from 'react';
import { useCart, type CartFace } from '../../../flows/cart/index';
import type { Cart } from '../../../schemas/cart/cart';
import { cartStateErrors } from '../../../schemas/cart/cart-state-errors';
import type { CartLine } from '../../../schemas/cart/cart-line';
import { go } from '../../../src/lib/go';
import { toast } from '../../../src/lib/toast';
import type { SavedLine } from '../../../schemas/scenario/kept';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { firstError } from '../parts/first-error';
import { GoOnLink, type CartChanges } from '../parts/go-on-link';
import { useArrivalFocus } from '../../../src/ui/focus';
import { alarm, remark } from '../../../src/ui/styles/remark.css';
import { cartSection, lines } from '../parts/cart-parts.css';
import { receiversOf } from '../parts/receivers';
import { useSavedLines } from '../parts/use-saved-lines';
import { Yen } from '../parts/yen';
import { goOn, notice as noticeRow } from './cart-lines-default.css';
import type { CartLinesProps } from './cart-lines.data';
import { DoneAtPlaces } from './done-at-places';
import { LineRow } from './line-row';
import { Empty, InPayment, Ordered, Unclaimed } from './no-goods';
import { useLineFocus } from './use-line-focus';

/** Private windows and full storages refuse. */
const notKept = '保存できませんでした。';

const expired = 'cart.common.is_expired';

/** The sum and the way on, before the goods on a phone, where both stand far below them. */
const GoOn = ({ cart, ...changes }: CartChanges & { readonly cart: Cart }) =>
  useShop().isSelling && cart.next_step !== null ? (
    <p className={goOn}>
      <span>
        合計（税込） <Yen amount={cart.detail.order.total_payment} />
      </span>
      <GoOnLink cart={cart} {...changes}>
        ご購入手続きへ
      </GoOnLink>
    </p>
  ) : null;

type NoticeProps = Pick<CartFace, 'notice' | 'send'> & {
  readonly isTakenOut: boolean;
  readonly joinNote: string | undefined;
};

const noticeClass = { ok: `${remark} ${noticeRow}`, error: `${alarm} ${noticeRow}`, quiet: visuallyHidden };

/** What has just happened, announced; its place is there before the words are. */
const Notice = ({ notice, isTakenOut, joinNote, send }: NoticeProps) => {
  const place = useArrivalFocus<HTMLParagraphElement>(isTakenOut);
  return (
    <div role="status" className={notice?.tone === 'quiet' && !isTakenOut && !joinNote ? visuallyHidden : undefined}>
      {notice && !notice.isToast && (
        <div className={noticeClass[notice.tone]}>
          <span>{notice.message}</span>
          {notice.undo && (
            <Button kind="text" type="button" onClick={() => send({ type: 'undo' })}>
              元に戻す
            </Button>
          )}
        </div>
      )}
      {isTakenOut && (
        <p ref={place} className={alarm} tabIndex={-1}>
          販売を終了した商品を、カートから外しました。内容をお確かめください。
        </p>
      )}
      {joinNote && <p className={alarm}>{joinNote}</p>}
    </div>
  );
};

const ofState: Readonly<Record<string, { readonly message?: string } | undefined>> = cartStateErrors;

/**
 * Why the shopper was sent here: the cart is not what was seen, or a payment has ended and cannot be chosen anew as the cart is
 * (told in words of all errors, too many for this screen).
 */
const endedBy = (code = ''): string | undefined =>
  code.startsWith('payment.')
    ? 'お支払いを完了できませんでした。内容をお確かめのうえ、もう一度ご注文ください。'
    : code === expired
      ? undefined
      : ofState[code]?.message;

/** What the shop said of a form that was sent without script, here or on a later step, and the way back. */
const Refused = ({ why }: { readonly why: string | undefined }) => {
  const { posted } = useShop();
  const place = useArrivalFocus<HTMLDivElement>(posted !== undefined || why !== undefined);
  // What is wrong with a coupon or with points is said at their field.
  const isAtField = posted?.action === 'coupon-use' || posted?.action === 'points-use';
  const said = posted && !isAtField ? firstError(posted) : why;
  if (!said) return null;
  const key = posted?.action === 'cart-add' ? posted.values.product_key : undefined;
  return (
    <div ref={place} className={alarm} tabIndex={-1} role="alert">
      {said}
      {key && (
        <p>
          <A href={`/product/${encodeURIComponent(key)}`}>商品ページに戻る</A>
        </p>
      )}
    </div>
  );
};

const savedOf = ({ sku_id, quantity, product_info }: CartLine): SavedLine => ({
  sku_id,
  quantity,
  key: product_info.key,
  name: product_info.name,
  options: product_info.options,
  picture: product_info.picture,
  picture_of: product_info.picture_of ?? null,
});

const hasGoods = (cart: Cart | null): boolean => (cart?.detail.products.length ?? 0) > 0;

/** Sums, coupons and the way on stand beside goods alone: where the first ones come, the screen is drawn anew. */
const useFirstGoods = (drawn: Cart | null, current: Cart | null): void => {
  const isFirst = !hasGoods(drawn) && hasGoods(current);
  useEffect(() => {
    if (isFirst) go(location.pathname);
  }, [isFirst]);
};

/** The goods in the cart, with quantity, removal and what is wrong with any of them. */
export const View = ({ id, data, query }: CartLinesProps) => {
  const { cart, busy, notice, refusals, send, settled } = useCart(data.cart);
  useFirstGoods(data.cart, cart);
  const { keep } = useSavedLines();
  const shippings = cart?.detail.shippings ?? [];
  const receivers = receiversOf(shippings);
  const goods: readonly CartLine[] = cart?.is_in_payment ? [] : (cart?.detail.products ?? []);
  const section = useLineFocus(
    goods.map(({ key }) => key),
    notice,
  );
  return (
    <section ref={section} className={cartSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} tabIndex={-1}>
        カート
      </h1>
      <Notice notice={notice} isTakenOut={cart?.invalid_product ?? false} joinNote={cart?.join_note} send={send} />
      <Refused why={endedBy(query.error)} />
      {cart?.is_unclaimed && goods.length > 0 && <Unclaimed />}
      {cart && goods.length > 0 && <GoOn cart={cart} busy={busy} notice={notice} settled={settled} />}
      {cart?.order_no != null ? (
        <Ordered
          orderNo={cart.order_no}
          orderId={cart.order_id ?? null}
          isCancelled={cart.is_order_cancelled ?? false}
        />
      ) : cart?.is_in_payment ? (
        <InPayment />
      ) : goods.length === 0 ? (
        <Empty isExpired={query.error === expired} />
      ) : (
        <ul className={lines} aria-label="カートの商品">
          {goods.map((line) => (
            <LineRow
              key={line.key}
              id={id}
              line={line}
              receiver={receivers.get(line.shipping_key)}
              isBusy={busy.has(line.key)}
              refusal={refusals[line.key]}
              onQuantity={(quantity, step) => send({ type: 'set-quantity', key: line.key, quantity, ...step })}
              onRemove={() => send({ type: 'remove', key: line.key })}
              onKeep={() => {
                if (keep(savedOf(line))) send({ type: 'remove', key: line.key, isKept: true });
                else toast({ tone: 'negative', message: notKept });
              }}
              onAcceptPrices={() => send({ type: 'accept-prices' })}
            />
          ))}
        </ul>
      )}
      {goods.length > 0 && <DoneAtPlaces shippings={shippings} receivers={receivers} />}
      {goods.some(({ product_info: info }) => info.tax_rate_percent === 8) && (
        <small>※は軽減税率（8%）の対象です。</small>
      )}
    </section>
  );
};
