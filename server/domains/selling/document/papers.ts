/** What stands on the documents of an order or a cart. Amounts are JPY, tax included; days are those of Japan. */
import type { Cart } from '../../../../schemas/cart/cart';
import type { Totals } from '../../../../schemas/cart/totals';
import type { ReceiptInfo } from '../../../../schemas/document/receipt';
import type { Order } from '../../../../schemas/order/order';
import type { FrontSettings } from '../../../../schemas/site/site';
import { ordererName } from '../../../../src/domain/delivery/delivery-words';
import { leftAfterRefunds } from '../../../../src/domain/order-words';
import { carriageAlone, paidRates, sumRows } from '../../../../src/domain/sums/sum-rows';
import { payByOf } from '../../../../src/domain/payment-words';
import { formatDate } from '../../../../src/lib/dates';
import { japanDayAfter } from '../../../../src/lib/japan-time';
import { formatNumber } from '../../../../src/lib/numbers';
import { oneLine } from '../../../../src/lib/one-line';
import { addressee } from './addressee';
import { goodsByPlace, type Telling } from './paper-goods';
import type { Paper } from './paper.types';

const yen = (amount: number): string => `${formatNumber(amount)}円`;

type Rate = Totals['taxes'][number];
const rateName = ({ percent }: Rate): string => `${percent}%対象${percent === 8 ? '（※）' : ''}`;
const rateAmount = ({ amount, tax }: Rate): string => `${yen(amount)}（内消費税 ${yen(tax)}）`;

/** With the tax per rate, as a qualified invoice has it (適格請求書). */
const sumsOf = (totals: Totals, coupons: Order['coupons']): Paper['sums'] => {
  const carriage = carriageAlone(totals);
  return [
    ['商品合計', yen(totals.total_products)],
    ['送料', carriage === 0 ? '無料' : yen(carriage)],
    ...sumRows(totals, coupons).map(([name, amount]) => [oneLine(name), yen(amount)] as const),
    ['合計（税込）', yen(totals.total_payment)],
    ...paidRates(totals).map((rate) => [rateName(rate), rateAmount(rate)] as const),
  ];
};

const reducedRate = '※は軽減税率（8%）の対象です。';

const issuerOf = (shop: FrontSettings): readonly string[] =>
  [
    shop['SITE.COMPANY'] || shop['SITE.NAME'],
    shop['SITE.ADDRESS'],
    shop['SITE.PHONE'] && `電話 ${shop['SITE.PHONE']}`,
    shop['SITE.REGISTRATION_NUMBER'] && `登録番号 ${shop['SITE.REGISTRATION_NUMBER']}`,
  ].filter((text) => text !== '');

const reducedOf = ({ taxes }: Totals): readonly string[] =>
  taxes.some(({ percent }) => percent === 8) ? [reducedRate] : [];

interface OfOrder {
  readonly order: Order;
  readonly shop: FrontSettings;
  /** When it is made. */
  readonly now: Date;
}

type OfEach = 'known' | 'facts' | 'goods' | 'sums' | 'issuer';

const ofOrder = ({ order, shop, now }: OfOrder, telling: Telling): Pick<Paper, OfEach> => {
  const known = ['ご注文番号', order.order_no] as const;
  return {
    known,
    facts: [['発行日', formatDate(now.toISOString())], known, ['ご注文日', formatDate(order.ordered_at)]],
    goods: goodsByPlace(order.lines, order.shippings, { telling, totals: order.totals }),
    sums: sumsOf(order.totals, order.coupons),
    issuer: issuerOf(shop),
  };
};

/** What it was paid for, also where 「但し」 or 「として」 was typed along: `お品代として（御歳暮）` has its own. */
const paidFor = (note: string): string => {
  const what = oneLine(note).replace(/^但し[、,，]?\s*|[、。]$/g, '');
  return `但し、${what}${/として(?:[（(][^（(]*)?$/.test(what) ? '' : 'として'}、上記正に領収いたしました。`;
};

/** By what it was paid where no money was handed over. */
const usedOf = ({ kind, name }: Order['payment']): readonly string[] => {
  if (kind === 'card') return ['クレジットカード利用'];
  return kind === 'wallet' ? [`${oneLine(name)}利用`] : [];
};

/** Beside the sum that was received, or is asked for: nobody takes it for what is paid in the end. @param named the sum */
const leftOf = ({ refunds = [], totals }: Order, named: '領収金額' | 'ご請求金額'): readonly string[] => {
  if (refunds.length === 0) return [];
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const left = yen(leftAfterRefunds(totals, refunds));
  return [`上記のうち${yen(back)}はご返金分です（下記）。差し引き後の${named}　${left}（税込）`];
};

/** 領収書. @param isReissue whoever has it had one before */
export const receiptPaper = (of: OfOrder, info: ReceiptInfo, isReissue: boolean): Paper => ({
  ...ofOrder(of, 'charged'),
  title: '領収書',
  mark: isReissue ? '再発行' : '',
  to: addressee(info.name),
  amount: { name: '領収金額（税込）', jpy: of.order.totals.total_payment },
  words: [
    paidFor(info.note),
    ...leftOf(of.order, '領収金額'),
    ...usedOf(of.order.payment),
    ...reducedOf(of.order.totals),
  ],
  parts: returnsOf(of),
});

/** What went back of it: of a shop with a registration number 適格返還請求書, which stands with its issuer. */
const returnsOf = ({ order: { refunds = [], totals, ordered_at, order_no }, shop }: OfOrder): Paper['parts'] => {
  if (refunds.length === 0) return [];
  const lines = refunds.flatMap(({ amount, returned_at: at, taxes }) => [
    `${at === null ? '手続き中' : formatDate(at)}　${yen(amount)}`,
    ...paidRates({ taxes }).map((rate) => `　${rateName(rate)}　${rateAmount(rate)}`),
  ]);
  return [
    {
      title: shop['SITE.REGISTRATION_NUMBER'] ? 'ご返金（適格返還請求書）' : 'ご返金',
      lines: [
        `もとのお取引　${formatDate(ordered_at)}のご注文（${order_no}）`,
        ...lines,
        `ご返金後の合計（税込）　${yen(leftAfterRefunds(totals, refunds))}`,
      ],
    },
  ];
};

const dueOf = ({ payment }: Order): Paper['parts'] => {
  const { status, name, number, instruction } = payment;
  const payBy = payByOf(payment);
  if (status === 'paid' || status === 'refunding' || status === 'refunded')
    return [{ title: 'お支払い', lines: [`${oneLine(name)}（お支払い済み）`] }];
  const lines = [
    oneLine(name),
    ...(payBy === null ? [] : [`お支払い期限　${formatDate(payBy)}`]),
    ...(number === null ? [] : [`お支払い番号　${number}`]),
    ...(status === 'awaiting' && instruction !== '' ? instruction.split('\n') : []),
  ];
  return [{ title: 'お支払い方法', lines }];
};

/** Of what has all gone back nothing is demanded any more. */
const demandOf = ({ refunds = [], totals }: Order): readonly string[] =>
  refunds.length > 0 && leftAfterRefunds(totals, refunds) <= 0 ? [] : ['下記のとおり、ご請求申し上げます。'];

/** 請求書 */
export const billingPaper = (of: OfOrder): Paper => ({
  ...ofOrder(of, 'charged'),
  title: '請求書',
  mark: '',
  to: addressee(ordererName(of.order.orderer)),
  amount: { name: 'ご請求金額（税込）', jpy: of.order.totals.total_payment },
  words: [...demandOf(of.order), ...leftOf(of.order, 'ご請求金額'), ...reducedOf(of.order.totals)],
  parts: [...dueOf(of.order), ...returnsOf(of)],
});

/** 御見積書 of what was ordered. */
export const quotationPaper = (of: OfOrder): Paper => ({
  ...ofOrder(of, 'chosen'),
  title: '御見積書',
  mark: '',
  to: addressee(ordererName(of.order.orderer)),
  amount: { name: 'お見積金額（税込）', jpy: of.order.totals.total_payment },
  words: ['下記のとおり、お見積り申し上げます。', ...reducedOf(of.order.totals)],
  parts: [],
});

/** For how many days a quotation of a cart is good, the day that it is made not counted. */
const quotationDays = 14;

interface OfCart {
  readonly cart: Cart;
  readonly shop: FrontSettings;
  readonly now: Date;
  /** Of whoever asks, for a cart that knows nobody; '' where nobody knows that either. */
  readonly memberName: string;
}

const cartAddressee = ({ cart: { orderer }, memberName }: OfCart): string => {
  const name = orderer ? ordererName(orderer) : memberName;
  return name === '' ? '' : addressee(name);
};

/** 御見積書 of what is in the cart now. */
export const cartQuotationPaper = (of: OfCart): Paper => ({
  goods: goodsByPlace(of.cart.detail.products, of.cart.detail.shippings, {
    telling: 'chosen',
    totals: of.cart.detail.order,
  }),
  sums: sumsOf(of.cart.detail.order, of.cart.detail.coupons),
  title: '御見積書',
  mark: '',
  known: ['発行日', formatDate(of.now.toISOString())],
  facts: [
    ['発行日', formatDate(of.now.toISOString())],
    ['有効期限', formatDate(japanDayAfter(of.now, quotationDays))],
  ],
  to: cartAddressee(of),
  amount: { name: 'お見積金額（税込）', jpy: of.cart.detail.order.total_payment },
  words: ['下記のとおり、お見積り申し上げます。', ...reducedOf(of.cart.detail.order)],
  parts: [
    {
      title: 'ご注意',
      lines: [
        '価格・送料・在庫は発行日のものです。有効期限のうちでも、ご注文のときに変わっていることがあります。',
        '有効期限を過ぎましたら、あらためてお見積書をお取りください。',
      ],
    },
  ],
  issuer: issuerOf(of.shop),
});
