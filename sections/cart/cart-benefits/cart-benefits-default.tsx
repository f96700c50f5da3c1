import { useState, type ReactNode } from 'react';
import { useCart } from '../../../flows/cart/index';
import type { Cart } from '../../../schemas/cart/cart';
import { benefitsId } from '../../../src/domain/checkout-steps';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { useDo, useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { benefits, coupons as couponsClass, entry, parts } from './cart-benefits.css';
import type { CartBenefitsProps } from './cart-benefits.data';

type Detail = Cart['detail'];
type CartCoupon = Detail['coupons'][number];

interface FormProps {
  readonly action: 'coupon-use' | 'coupon-drop' | 'points-use';
  readonly className?: string;
  readonly detail: Detail;
  readonly children: ReactNode;
}

/** Of no other cart than the one that is seen. */
const Form = ({ action, className, detail, children }: FormProps) => (
  <form className={className} method="post" action={useDo(action)} noValidate>
    {/* As `drawnFor` says it, whose module this screen has no room for. */}
    <input type="hidden" name="shipping_key" value={detail.shippings[0]?.key} />
    {children}
  </form>
);

/** What was typed into a form that was not taken, and why; that was said of the cart as it was then. */
const useSentBack = (action: FormProps['action'], field: string, isSaidHere: boolean) => {
  const { posted } = useShop();
  if (posted?.action !== action) return { typed: '', fault: null };
  const fault = posted.errors?.[field]?.[0]?.message ?? posted.message;
  return { typed: posted.values[field] ?? '', fault: isSaidHere ? fault : null };
};

interface CouponRowProps extends Pick<FormProps, 'detail'> {
  readonly coupon: CartCoupon;
  readonly isUsed: boolean;
}

/** What it takes off, as the bill has it, or would take off; or why not. */
const worthWords = ({ coupon: { amount, is_free_carriage: isFree, fault }, isUsed }: CouponRowProps): string => {
  const off = isUsed ? `−${formatNumber(amount)}円` : `${formatNumber(amount)}円引き`;
  return fault ?? (isFree ? `送料無料（${off}）` : off);
};

/** Used, with a way out; or offered; each with its worth or why not. */
const CouponRow = (props: CouponRowProps) => {
  const { coupon, isUsed, detail } = props;
  const { code, name, target, fault } = coupon;
  return (
    <li>
      <span>
        {name}
        <small>{worthWords(props)}</small>
        {target && <small>対象：{target}</small>}
      </span>
      {(isUsed || fault === undefined) && (
        <Form action={isUsed ? 'coupon-drop' : 'coupon-use'} detail={detail}>
          <input type="hidden" name="code" value={code} />
          <Button kind={isUsed ? 'text' : 'outline'}>
            <span className={visuallyHidden}>クーポン「{name}」を</span>
            {isUsed ? '外す' : '使う'}
          </Button>
        </Form>
      )}
    </li>
  );
};

/** What a guest has put into the cart goes along to the member's. */
const toLogin = '/login/?redirect=%2Fcart%2F%23benefits';

interface PartProps {
  readonly id: string;
  readonly detail: Detail;
  /** What a form was refused for: the cart has not changed since, and it is not said above, as of the cart as a whole. */
  readonly isSaidHere: boolean;
}

const Coupons = ({ id, detail, isSaidHere }: PartProps) => {
  const { coupons, offered_coupons: offered = [] } = detail;
  const { typed, fault } = useSentBack('coupon-use', 'code', isSaidHere);
  const { posted, isMemberless } = useShop();
  return (
    <div>
      {coupons.length + offered.length > 0 && (
        <ul className={couponsClass}>
          {coupons.map((coupon) => (
            <CouponRow key={coupon.code} coupon={coupon} detail={detail} isUsed />
          ))}
          {offered.map((coupon) => (
            <CouponRow key={coupon.code} coupon={coupon} detail={detail} isUsed={false} />
          ))}
        </ul>
      )}
      <Form action="coupon-use" className={entry} detail={detail}>
        <label htmlFor={`${id}-code`}>クーポンコード</label>
        <div>
          <input
            id={`${id}-code`}
            name="code"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={typed}
            {...(fault === null
              ? {}
              : { 'aria-invalid': true, 'aria-describedby': `${id}-code-fault`, autoFocus: true })}
          />
          <Button kind="outline">適用する</Button>
        </div>
        {fault !== null && (
          <p id={`${id}-code-fault`} role="alert">
            {fault}
            {posted?.code === 'cart.coupon.members_only' && !isMemberless && <A href={toLogin}>ログインする</A>}
          </p>
        )}
        <p>
          <A href="/coupon">お配りしているクーポンを見る</A>
        </p>
      </Form>
    </div>
  );
};

const Points = ({ id, detail, isSaidHere }: PartProps) => {
  const { points, order } = detail;
  const { typed, fault } = useSentBack('points-use', 'point', isSaidHere);
  const used = order.total_points;
  const balance = points?.balance ?? 0;
  return (
    <Form action="points-use" className={entry} detail={detail}>
      <label htmlFor={`${id}-point`}>ご利用ポイント（{formatNumber(balance)}ポイントまで、1ポイント＝1円）</label>
      <div>
        <input
          id={`${id}-point`}
          name="point"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={fault === null ? used || '' : typed}
          {...(fault === null
            ? {}
            : { 'aria-invalid': true, 'aria-describedby': `${id}-point-fault`, autoFocus: true })}
        />
        <Button kind="outline">使う</Button>
        <Button kind="text" name="all" value={used > 0 ? '0' : String(balance)}>
          {used > 0 ? '使わない' : 'すべて使う'}
        </Button>
      </div>
      {fault !== null && (
        <p id={`${id}-point-fault`} role="alert">
          {fault}
        </p>
      )}
    </Form>
  );
};

/** What lowers the bill: coupons, and a member's points. What they are worth follows the goods; its sums stand in the bill. */
export const View = ({ id, data, query }: CartBenefitsProps) => {
  const { posted } = useShop();
  const { cart } = useCart(data.cart);
  const isRefused = posted?.action === 'coupon-use' || posted?.action === 'points-use';
  // Only as it comes: what the shopper has opened or closed stays so, whatever becomes of the goods.
  const [isOpen] = useState(
    isRefused ||
      (data.cart !== null && (data.cart.detail.coupons.length > 0 || data.cart.detail.order.total_points > 0)),
  );
  if (!cart || cart.is_in_payment || cart.detail.products.length === 0) return null;
  const { detail, fingerprint } = cart;
  const { points } = detail;
  const isSaidHere = fingerprint === data.cart?.fingerprint && !query.error;
  const hasPoints = points !== undefined && (points.balance > 0 || points.wished > 0);
  const usable = (detail.offered_coupons ?? []).filter(({ fault }) => fault === undefined).length;
  const held = [
    ...(usable > 0 ? [`クーポン${usable}枚`] : []),
    ...(hasPoints ? [`${formatNumber(points.balance)}ポイント`] : []),
  ];
  return (
    <section id={benefitsId} className={benefits} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <details open={isOpen}>
        <summary>
          <h2 id={`${id}-title`}>{hasPoints ? 'クーポン・ポイントを使う' : 'クーポンを使う'}</h2>
          {held.length > 0 && <small>{held.join('・')}</small>}
        </summary>
        <div className={parts}>
          <Coupons id={id} detail={detail} isSaidHere={isSaidHere} />
          {hasPoints && <Points id={id} detail={detail} isSaidHere={isSaidHere} />}
        </div>
      </details>
    </section>
  );
};
