import { useCart } from '../../../flows/cart/index';
import type { Cart } from '../../../schemas/cart/cart';
import type { FilePath } from '../../../schemas/file-href';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { shortDate } from '../../../src/lib/dates';
import { formatNumber } from '../../../src/lib/numbers';
import { useShop } from '../../../src/ui/shop-context';
import { alarm, remark } from '../../../src/ui/styles/remark.css';
import { GoOnLink, type CartChanges } from '../parts/go-on-link';
import { action, cartSection } from '../parts/cart-parts.css';
import { couponFaults } from '../../../src/domain/sums/coupon-faults';
import { SumsList } from '../parts/sums-list';
import type { CartSummaryProps } from './cart-summary.data';
import { FreeCarriage } from './free-carriage';

/** Why the checkout cannot begin; null: it can. */
const reasonOf = ({ next_step: next }: Cart, isSelling: boolean): string | null => {
  if (!isSelling) return 'ただいまご注文の受付を一時停止しております。';
  return next === null ? 'お手続きの前に、カートの商品の内容をお確かめください。' : null;
};

/** Coupons that lower nothing by now, and what comes with the order. */
const Remarks = ({ detail }: Pick<Cart, 'detail'>) => (
  <>
    {couponFaults({ detail }).map(({ code, words }) => (
      <p key={code} className={alarm}>
        {words}
      </p>
    ))}
    {detail.points && detail.points.earned > 0 && (
      <p className={remark}>お届け後に{formatNumber(detail.points.earned)}ポイントを差し上げます。</p>
    )}
  </>
);

/** What the first day depends on; '' where nothing is open any more. */
const conditionOf = ({ orderer, payment }: Cart): string => {
  if (orderer === null || payment === null) return '（お届け先とお支払い方法により異なります）';
  return payment.pay_within_days == null ? '' : '（今日ご入金いただいた場合）';
};

/** When the first and the last parcel can arrive. Nothing where a day is not known, or another one is wished for. */
const FirstDays = ({ cart }: { readonly cart: Cart }) => {
  const packings = cart.detail.shippings.flatMap((shipping) => shipping.packings);
  const days = packings.map(({ delivery_at: wished, expected_at: day }) => (wished === null ? day : null) ?? '').sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <p className={remark}>
      最短 {first === last ? shortDate(first) : `${shortDate(first)}から${shortDate(last)}`} にお届け
      <small>{conditionOf(cart)}</small>
    </p>
  );
};

const quotation = '/-/file/document.cartQuotation' satisfies FilePath;

interface ActionProps extends CartChanges {
  readonly id: string;
  readonly cart: Cart;
}

const Action = ({ id, cart, ...changes }: ActionProps) => {
  const { isSelling, prefix } = useShop();
  const reason = reasonOf(cart, isSelling);
  return (
    <div className={action}>
      {reason === null ? (
        <GoOnLink cart={cart} {...changes}>
          ご購入手続きへ進む
        </GoOnLink>
      ) : (
        <>
          <Button kind="primary" type="button" disabled aria-describedby={`${id}-reason`}>
            ご購入手続きへ進む
          </Button>
          <p id={`${id}-reason`}>{reason}</p>
        </>
      )}
      <A data-back="" href="/product">
        お買い物を続ける
      </A>
      <p>
        <a href={`${prefix}${quotation}`} download>
          御見積書をダウンロード（PDF）
        </a>
      </p>
    </div>
  );
};

interface Props extends CartSummaryProps {
  /** Sets the box in a way of its own, on top of `cartSection`. */
  readonly className?: string;
}

/** What the cart comes to, and the way on. Draws nothing for an empty cart: the lines say it. */
export const CartSummaryBox = ({ id, data, className }: Props) => {
  const { cart, busy, notice, settled } = useCart(data.cart);
  if (!cart || cart.is_in_payment || cart.detail.products.length === 0) return null;
  return (
    <section className={className ? `${cartSection} ${className}` : cartSection} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>お会計</h2>
      <FreeCarriage detail={cart.detail} />
      <SumsList totals={cart.detail.order} carriage={cart.orderer ? 'known' : 'estimate'} />
      <FirstDays cart={cart} />
      <Remarks detail={cart.detail} />
      {data.isGiftAllowed && cart.next_step !== null && (
        <p className={remark}>
          ご住所を知らない方へも、受け取りのリンクで贈れます。お手続きのなかの、お届け先の画面で「住所を知らない方へ贈る」をお選びください。
        </p>
      )}
      <Action id={id} cart={cart} busy={busy} notice={notice} settled={settled} />
    </section>
  );
};
