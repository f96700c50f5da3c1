import type { Coupon } from '../../../schemas/coupon/coupon';
import { usedMark } from '../../../schemas/coupon/coupons.own';
import type { OwnMark } from '../../../schemas/own-answer';
import { couponConditions, couponEnd, couponWorth } from '../../../src/domain/coupon-words';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { useDo, useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { alarm } from '../../../src/ui/styles/remark.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { slip, slips, taken } from './coupons.css';
import type { CouponsProps } from './coupons.data';

/** A member takes it with a press; a guest types it, or logs in first for a members' one, and comes back. */
const Take = ({ coupon }: { readonly coupon: Coupon }) => {
  const { url, visitor } = useShop();
  const take = useDo('coupon-take');
  const of = <span className={visuallyHidden}>「{coupon.name}」を</span>;
  if (visitor === 'guest' && !coupon.is_members_only)
    return (
      <p>
        カートの「クーポンを使う」に、コード <b>{coupon.code}</b> をご入力ください。
      </p>
    );
  if (visitor === 'guest')
    return (
      <A className={button.outline} href={`/login/?redirect=${encodeURIComponent(url)}`}>
        {of}ログインして獲得
      </A>
    );
  return (
    <>
      <form method="post" action={take}>
        <input type="hidden" name="id" value={coupon.id} />
        <Button kind="outline">{of}獲得する</Button>
      </form>
      {/* The list is the same for all members; whose it is, the browser says (storefront/browser/own-places.ts). */}
      <span className={taken} data-own-in={`coupons:${coupon.id}` satisfies OwnMark} hidden>
        <span>獲得済み</span>
        <span data-own-in={`coupons:${usedMark(coupon.id)}` satisfies OwnMark} hidden>
          ご利用済み
        </span>
      </span>
    </>
  );
};

const Slip = ({ coupon }: { readonly coupon: Coupon }) => (
  <li className={slip}>
    <div>
      <h2>{coupon.name}</h2>
      <strong>{couponWorth(coupon)}</strong>
      {coupon.description && <p>{coupon.description}</p>}
      <ul>
        {couponConditions(coupon).map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </div>
    <div>
      <small>{couponEnd(coupon)}</small>
      <Take coupon={coupon} />
    </div>
  </li>
);

/** The coupons that the shop gives now, each to be taken. */
export const View = ({ id, settings, data: { coupons } }: CouponsProps) => {
  const { posted, isMemberless } = useShop();
  // They are taken by members.
  const given = isMemberless ? [] : coupons.data;
  const said = posted?.action === 'coupon-take' ? posted.message : null;
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title}</h1>
      {said !== null && (
        <p className={alarm} role="alert">
          {said}
        </p>
      )}
      {given.length > 0 ? (
        <>
          {settings.note && <p>{settings.note}</p>}
          <ul className={slips}>
            {given.map((coupon) => (
              <Slip key={coupon.id} coupon={coupon} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title="ただいまお配りしているクーポンはありません">
          <A className={button.outline} href="/">
            トップページへ戻る
          </A>
        </EmptyState>
      )}
    </section>
  );
};
