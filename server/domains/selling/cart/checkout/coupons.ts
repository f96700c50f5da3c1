/** What coupons lower the sum by, in the order in which they were chosen; one that does not apply says why and lowers nothing. */
import { formatNumber } from '../../../../../src/lib/numbers';
import { spreadByShare } from '../../../../../src/domain/sums/spread-by-share';
import { carriagePercent, taxPercents, type TaxPercent } from '../../../../../src/domain/sums/totals';
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
  /** What of it is of each line, by its key; of the carriage's it is none. */
  readonly byLine: ReadonlyMap<string, number>;
  /** For the shopper; null: it applies. */
  readonly fault: string | null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const coveredBy = ({ line_keys: keys }: StoredCoupon, { goods }: CartToDiscount): number =>
  sum(keys.map((key) => goods.get(key) ?? 0));

/** Absent: all goods. @example 菓子の商品2点 */
export const targetOf = (
  { lines }: { readonly lines: readonly { readonly key: string; readonly quantity: number }[] },
  { target_name: name, is_for_category: isCategory, line_keys: keys }: StoredCoupon,
): { target?: string } => {
  if (name === null) return {};
  const pieces = sum(lines.map(({ key, quantity }) => (keys.includes(key) ? quantity : 0)));
  return { target: `${name}${isCategory ? 'の商品' : ''}${pieces > 0 ? `${pieces}点` : ''}` };
};

/** What speaks against it in this cart, whatever else is used. */
const ownFault = (coupon: StoredCoupon, cart: CartToDiscount): string | null => {
  if (coupon.is_over) return 'このクーポンのご利用期間は終了しました。';
  if (!coupon.is_open) return 'このクーポンは、ただいまご利用いただけません。';
  if (coupon.is_members_only && !cart.isMember)
    return 'このクーポンは、会員の方にログインのうえご利用いただいております。';
  if (coupon.is_used) return 'このクーポンは、すでにご利用になりました。';
  if (coupon.is_used_up) return 'このクーポンは、ご利用の上限に達しました。';
  if (coupon.line_keys.length === 0) return 'カートに、このクーポンの対象の商品がありません。';
  const missing = coupon.least_jpy - coveredBy(coupon, cart);
  const goods = coupon.is_for_all ? '' : '対象の商品を';
  if (missing > 0) return `${goods}あと${formatNumber(missing)}円お求めいただくと、お使いいただけます。`;
  return null;
};

/** What it would take off, were there enough to take it off. */
const worthOf = (coupon: StoredCoupon, cart: CartToDiscount): number => {
  const covered = coveredBy(coupon, cart);
  if (coupon.kind === 'free_carriage') return cart.carriageJpy;
  if (coupon.kind === 'amount') return Math.min(coupon.amount_jpy ?? 0, covered);
  return Math.min(Math.floor((covered * (coupon.percent ?? 0)) / 100), coupon.most_jpy ?? Infinity);
};

/** What coupons have left of each line: goods are never worth less than nothing. */
const leftOfLines = ({ goods }: CartToDiscount, applied: readonly WeighedCoupon[]): ReadonlyMap<string, number> =>
  new Map([...goods].map(([key, amount]) => [key, amount - sum(applied.map(({ byLine }) => byLine.get(key) ?? 0))]));

const leftOfCarriage = ({ carriageJpy }: CartToDiscount, applied: readonly WeighedCoupon[]): number =>
  carriageJpy - sum(applied.map(({ coupon, amountJpy }) => (coupon.kind === 'free_carriage' ? amountJpy : 0)));

/** No more than is left of what it covers, each line of which bears its share. */
const takeOff = (coupon: StoredCoupon, cart: CartToDiscount, applied: readonly WeighedCoupon[]) => {
  const worth = worthOf(coupon, cart);
  if (coupon.kind === 'free_carriage')
    return { amountJpy: Math.min(worth, leftOfCarriage(cart, applied)), byLine: new Map<string, number>() };
  const left = leftOfLines(cart, applied);
  const leftOfOwn = coupon.line_keys.map((key) => left.get(key) ?? 0);
  const amountJpy = Math.min(worth, sum(leftOfOwn));
  const shares = spreadByShare(amountJpy, leftOfOwn);
  return { amountJpy, byLine: new Map(coupon.line_keys.map((key, at) => [key, shares[at] ?? 0])) };
};

const weigh = (coupon: StoredCoupon, cart: CartToDiscount, others: readonly WeighedCoupon[]): WeighedCoupon => {
  const refused = (fault: string): WeighedCoupon => ({ coupon, amountJpy: 0, byLine: new Map(), fault });
  const fault = ownFault(coupon, cart);
  if (fault !== null) return refused(fault);
  const applied = others.filter((other) => other.fault === null);
  if (applied.length > 0 && (coupon.is_alone || applied.some((other) => other.coupon.is_alone)))
    return refused('ほかのクーポンと一緒にはお使いいただけません。');
  const off = takeOff(coupon, cart, applied);
  if (off.amountJpy > 0) return { coupon, ...off, fault: null };
  return refused(coupon.kind === 'free_carriage' ? '送料はすでに無料です。' : 'これ以上は割引になりません。');
};

/** It lowers no rate's goods by themselves: whatever is paid has its share of it. */
const isOfWholeOrder = ({ coupon }: WeighedCoupon): boolean => coupon.is_for_all && coupon.kind !== 'free_carriage';

/** What coupons take off a cart, as its sums take it (TotalsInput). */
export const discountsOf = (chosen: readonly WeighedCoupon[]) => {
  const ofSome = chosen.filter((weighed) => !isOfWholeOrder(weighed));
  return {
    offJpyOf: (lineKey: string): number => sum(ofSome.map(({ byLine }) => byLine.get(lineKey) ?? 0)),
    carriageOffJpy: sum(ofSome.map(({ coupon, amountJpy }) => (coupon.kind === 'free_carriage' ? amountJpy : 0))),
    discountJpy: sum(chosen.filter(isOfWholeOrder).map(({ amountJpy }) => amountJpy)),
  };
};

/** By the percent, as an order keeps it; null: the share of each. @param percents of the lines, by their keys */
export const discountByRate = (
  weighed: WeighedCoupon,
  percents: ReadonlyMap<string, TaxPercent>,
): Readonly<Record<string, number>> | null => {
  if (isOfWholeOrder(weighed)) return null;
  const { coupon, amountJpy, byLine } = weighed;
  if (coupon.kind === 'free_carriage') return { [carriagePercent]: amountJpy };
  const at = (percent: TaxPercent) => sum([...byLine].map(([key, off]) => (percents.get(key) === percent ? off : 0)));
  return Object.fromEntries(taxPercents.map((percent) => [percent, at(percent)] as const).filter(([, off]) => off > 0));
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
