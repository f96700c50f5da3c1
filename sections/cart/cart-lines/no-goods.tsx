/** A cart without goods to show, and why: nothing was put in, its time is over, it is being paid for, or it is an order. */
import { cartStateErrors } from '../../../schemas/cart/cart-state-errors';
import { completePath, pathOfStep } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { useArrivalFocus } from '../../../src/ui/focus';
import { useDo, useShop } from '../../../src/ui/shop-context';
import { remark } from '../../../src/ui/styles/remark.css';
import { usePlacedOrder } from '../parts/use-placed-order';

const FindGoods = ({ kind = 'primary' }: { readonly kind?: 'primary' | 'outline' }) => (
  <A className={button[kind]} href="/product">
    商品を探す
  </A>
);

/** Of a member, whose goods may be in another cart, as one that another browser has begun: a press alone changes over to it. */
const FromElsewhere = () => {
  const open = useDo('cart-open');
  const { visitor, posted } = useShop();
  return (
    visitor === 'member' &&
    posted?.action !== 'cart-open' && (
      <form method="post" action={open}>
        <Button kind="text">会員のカートを表示する</Button>
      </form>
    )
  );
};

/** A guest's cart that a member looks at: theirs may hold other goods, and takes these at a press alone. */
export const Unclaimed = () => (
  <form className={remark} method="post" action={useDo('cart-open')}>
    <p>ログイン前にお入れになった商品を表示しています。</p>
    <Button kind="text">会員のカートとまとめる</Button>
  </form>
);

const [over = '', again = ''] = cartStateErrors['cart.common.is_expired'].message.split('。');

const Expired = () => (
  <div ref={useArrivalFocus<HTMLDivElement>(true)} tabIndex={-1}>
    <EmptyState title={over} text={`${again}。`}>
      <FindGoods />
    </EmptyState>
  </div>
);

/**
 * Nothing in it; where it has just become an order, perhaps in another tab, that is said, so that nobody orders again. A
 * member's cart looks like this to a browser that has lost its login.
 */
export const Empty = ({ isExpired }: { readonly isExpired: boolean }) => {
  const placed = usePlacedOrder();
  const { visitor, isMemberless } = useShop();
  const isGuest = visitor === 'guest' && !isMemberless && !placed;
  return isExpired && !placed ? (
    <Expired />
  ) : (
    <EmptyState
      title="カートに商品が入っていません"
      text={
        placed
          ? `ご注文番号 ${placed.order_no} のご注文を承りました。もう一度ご注文いただく必要はありません。`
          : `気になる商品を見つけたら、カートにお入れください。${isGuest ? '会員の方がお入れになった商品は、ログインすると表示されます。' : ''}`
      }
    >
      {placed && (
        <A className={button.outline} href={completePath(placed.id)}>
          ご注文の内容を見る
        </A>
      )}
      <FindGoods />
      <FromElsewhere />
      {isGuest && (
        <A className={button.outline} href="/login/?redirect=%2Fcart%2F">
          ログインする
        </A>
      )}
    </EmptyState>
  );
};

/** The cart is becoming an order: its payment is being settled. It takes nothing meanwhile, and is as before if that fails. */
export const InPayment = () => (
  <EmptyState
    title="お支払いを確認しています"
    text="お支払いが確認できますと、ご注文成立のメールをお送りします。確認できなかったときはご注文は成立せず、10分ほどで商品がこのカートに戻ります。"
  >
    <A className={button.outline} href={pathOfStep('confirm')}>
      最新の状況を見る
    </A>
  </EmptyState>
);

interface OrderedProps {
  readonly orderNo: string;
  readonly orderId: string | null;
  readonly isCancelled: boolean;
}

const orderedWords = 'もう一度ご注文いただく必要はありません。';
const cancelledWords = 'お求めになるときは、お手数ですが、もう一度商品をお入れください。';

export const Ordered = ({ orderNo, orderId, isCancelled }: OrderedProps) => (
  <EmptyState
    title={`ご注文番号 ${orderNo} のご注文${isCancelled ? 'は取り消されました' : 'を承りました'}`}
    text={`${isCancelled ? cancelledWords : orderedWords}${orderId === null ? 'ご注文の内容は、お送りしたメールでご確認いただけます。' : ''}`}
  >
    {orderId !== null && (
      <A className={button.primary} href={completePath(orderId)}>
        {isCancelled ? 'ご注文の状況を見る' : 'ご注文の内容を見る'}
      </A>
    )}
    <FindGoods kind="outline" />
    <FromElsewhere />
  </EmptyState>
);
