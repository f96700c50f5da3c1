/** What coupons lower the sum by, in the order in which they were chosen; one that does not apply says why and lowers nothing. */
import { formatNumber } from '../../../../../src/lib/numbers';
import type { StoredCoupon } from '../rows/coupons.repository';

export interface CartToDiscount {
  /** By the keys of lines. */
  readonly goods: ReadonlyMap<string, number>;
  /** Without the fee for cooling. */
  readonly carriageJpy: number;
  readonly isMember: boolean;
}

export interface WeighedCoupon {
  readonly coupon: StoredCoupon;
  readonly amountJpy: number;
  /** For the shopper; null: it applies. */
  readonly fault: string | null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const coveredBy = ({ line_keys: keys }: StoredCoupon, { goods }: CartToDiscount): number =>
  sum(keys.map((key) => goods.get(key) ?? 0));

/** What speaks against it in this cart, whatever else is used. */
const ownFault = (coupon: StoredCoupon, cart: CartToDiscount): string | null => {
  if (!coupon.is_open) return 'このクーポンは、ただいまご利用いただけません。';
  if (coupon.is_members_only && !cart.isMember)
    return 'このクーポンは、会員の方にログインのうえご利用いただいております。';
  if (coupon.is_used) return 'このクーポンは、すでにご利用になりました。';
  if (coupon.is_used_up) return 'このクーポンは、ご利用の上限に達しました。';
  if (coupon.line_keys.length === 0) return 'カートに、このクーポンの対象の商品がありません。';
  const missing = coupon.least_jpy - coveredBy(coupon, cart);
  if (missing > 0) return `対象の商品をあと${formatNumber(missing)}円お求めいただくと、お使いいただけます。`;
  return null;
};

/** What it would take off, were there enough to take it off. */
const worthOf = (coupon: StoredCoupon, cart: CartToDiscount): number => {
  const covered = coveredBy(coupon, cart);
  if (coupon.kind === 'free_carriage') return cart.carriageJpy;
  if (coupon.kind === 'amount') return Math.min(coupon.amount_jpy ?? 0, covered);
  return Math.min(Math.floor((covered * (coupon.percent ?? 0)) / 100), coupon.most_jpy ?? Infinity);
};

/** Goods are never worth less than nothing, and carriage is taken off once. */
const leftFor = ({ kind }: StoredCoupon, cart: CartToDiscount, applied: readonly WeighedCoupon[]): number => {
  const isCarriage = kind === 'free_carriage';
  const taken = applied.filter(({ coupon }) => (coupon.kind === 'free_carriage') === isCarriage);
  return (isCarriage ? cart.carriageJpy : sum([...cart.goods.values()])) - sum(taken.map(({ amountJpy }) => amountJpy));
};

const weigh = (coupon: StoredCoupon, cart: CartToDiscount, others: readonly WeighedCoupon[]): WeighedCoupon => {
  const refused = (fault: string): WeighedCoupon => ({ coupon, amountJpy: 0, fault });
  const fault = ownFault(coupon, cart);
  if (fault !== null) return refused(fault);
  const applied = others.filter((other) => other.fault === null);
  if (applied.length > 0 && (coupon.is_alone || applied.some((other) => other.coupon.is_alone)))
    return refused('ほかのクーポンと一緒にはお使いいただけません。');
  const amountJpy = Math.min(worthOf(coupon, cart), leftFor(coupon, cart, applied));
  if (amountJpy > 0) return { coupon, amountJpy, fault: null };
  return refused(coupon.kind === 'free_carriage' ? '送料はすでに無料です。' : 'これ以上は割引になりません。');
};

export interface WeighedCoupons {
  readonly chosen: readonly WeighedCoupon[];
  /** Each as if it were chosen last. */
  readonly offered: readonly WeighedCoupon[];
}

export const weighCoupons = (coupons: readonly StoredCoupon[], cart: CartToDiscount): WeighedCoupons => {
  const chosen = coupons
    .filter(({ is_chosen: isChosen }) => isChosen)
    .reduce<readonly WeighedCoupon[]>((others, coupon) => [...others, weigh(coupon, cart, others)], []);
  const offered = coupons
    .filter(({ is_chosen: isChosen, is_open: isOpen }) => !isChosen && isOpen)
    .map((coupon) => weigh(coupon, cart, chosen));
  return { chosen, offered };
};
