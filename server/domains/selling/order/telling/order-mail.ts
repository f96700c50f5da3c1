/**
 * The mail that confirms an order: with it the contract comes about (the shop's terms). It says what the law asks for
 * of a receipt per rate (適格請求書) and what the shopper does next.
 */
import type { CartAccessory } from '../../../../../schemas/cart/cart-line';
import type { Orderer } from '../../../../../schemas/address/address';
import type { FrontSettings } from '../../../../../schemas/site/site';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { afterOrderWords } from '../../../../../src/domain/delivery/awaited';
import {
  addressWords,
  amountHiddenWords,
  carriageWords,
  ordererName,
  parcelsDoneWords,
  receiverName,
} from '../../../../../src/domain/delivery/delivery-words';
import { payByOf } from '../../../../../src/domain/payment-words';
import { doneBelow } from '../../../../../src/domain/option-words';
import { carriageAlone, paidRates, sumRows } from '../../../../../src/domain/sums/sum-rows';
import { oneLine } from '../../../../../src/lib/one-line';
import { type Block, fact, letterOf, type OrderLetter, part, yen } from './blocks';
import { aboutGift, passItOn } from './gift-blocks';
import { aboutOrder, aboutPayment, parcelDays, placeHead } from './order-blocks';

export interface OrderMailParts {
  readonly order: TemporaryOrder;
  readonly orderer: Orderer;
  readonly shop: FrontSettings;
  /** What the shop says of 返品・撤回; may have several lines. */
  readonly cancellation: string;
  /** Of 特定商取引法に基づく表記; null: nobody knows under which address the shop is reached. */
  readonly lawUrl: string | null;
  /** Of the order itself, with its documents; its address is null for the same reason. */
  readonly screen: { readonly url: string | null; readonly lines: readonly string[] };
  /** Of a social gift, to be passed on; null: the same, or it is none. */
  readonly giftUrl: string | null;
}

/** What is done to goods, or to all that goes to one address; made to order, they cannot be given back. */
const doneTo = (accessories: readonly CartAccessory[] = []): string[] =>
  accessories.flatMap((done) => {
    const price = done.subtotal === 0 ? '無料' : yen(done.subtotal);
    const about = `　${price}${done.is_returnable ? '' : '（返品・交換不可）'}`;
    return doneBelow(done, about).map((line) => `　${line}`);
  });

/** What was chosen asks for something more, such as an emblem that is to be sent in. */
const afterOrder = (order: TemporaryOrder): readonly Block[] => {
  const lines = afterOrderWords(order).flatMap(({ name, words }) => [oneLine(`【${name}】`), oneLine(words)]);
  return lines.length > 0 ? [part('ご注文のあとのお願い', lines)] : [];
};

const goods = ({ lines }: TemporaryOrder): Block =>
  part(
    'ご注文の商品',
    lines.flatMap(
      ({
        product_info: { name, options, tax_rate_percent: rate },
        unit_price: price,
        quantity,
        subtotal,
        accessories,
      }) => {
        const chosen = options.length > 0 ? `（${options.join('・')}）` : '';
        const what = oneLine(`${name}${chosen}${rate === 8 ? ' ※' : ''}`);
        return [what, `　${yen(price)} × ${quantity}点　小計 ${yen(subtotal)}`, ...doneTo(accessories)];
      },
    ),
  );

const sums = (
  { totals, coupons }: TemporaryOrder,
  { 'SITE.REGISTRATION_NUMBER': registration }: FrontSettings,
): Block => {
  const taxes = paidRates(totals).map(
    ({ percent, amount, tax }) =>
      `　${percent}%対象${percent === 8 ? '（※）' : ''}：${yen(amount)}（内消費税 ${yen(tax)}）`,
  );
  const carriage = carriageAlone(totals);
  const isReduced = totals.taxes.some(({ percent }) => percent === 8);
  return part('お支払い金額', [
    `商品合計：${yen(totals.total_products)}`,
    `送料：${carriage === 0 ? '無料' : yen(carriage)}`,
    ...sumRows(totals, coupons).map(([words, amount]) => `${oneLine(words)}：${yen(amount)}`),
    `合計（税込）：${yen(totals.total_payment)}`,
    ...taxes,
    ...(isReduced ? ['※は軽減税率（8%）の対象です。'] : []),
    ...fact('登録番号', registration),
  ]);
};

const placeLines = (address: TemporaryOrder['shippings'][number]['address']): readonly string[] =>
  address
    ? [oneLine(`${receiverName(address)} 様`), oneLine(addressWords(address)), `電話：${address.phone_number}`]
    : ['ギフトを受け取る方が、お届け先とお届け日時をお選びになります。'];

/** Each address is a block of its own, with its parcels and when they come. */
const delivery = (order: TemporaryOrder): Block =>
  part(
    'お届け先・お届け日時',
    order.shippings.flatMap(({ address, packings, accessories }, at) => [
      ...(at > 0 ? [''] : []),
      ...placeHead(order, at),
      ...placeLines(address),
      ...(order.shippings.length > 1 ? [carriageWords({ packings }, order.totals)] : []),
      ...doneTo(accessories),
      ...[parcelsDoneWords({ packings, accessories })].filter(Boolean),
      ...parcelDays(order, { packings }, payByOf(order.payment) !== null),
    ]),
  );

/** Where somebody else than the orderer is named on the parcels, or amounts stay out of them. */
const onParcels = ({ sender, is_amount_hidden: isAmountHidden }: TemporaryOrder): readonly Block[] => {
  const lines = [
    ...(sender
      ? [oneLine(`ご依頼主：${receiverName(sender)} 様`), oneLine(addressWords(sender)), `電話：${sender.phone_number}`]
      : []),
    ...(isAmountHidden ? [amountHiddenWords] : []),
  ];
  return lines.length > 0 ? [part('お荷物について', lines)] : [];
};

const sender = (orderer: Orderer): Block =>
  part('ご注文者', [
    oneLine(`${ordererName(orderer)} 様`),
    oneLine(addressWords(orderer)),
    `電話：${orderer.phone_number}`,
    `メールアドレス：${orderer.email}`,
  ]);

/**
 * Amounts are JPY, tax included; times are those of Japan. The order stands (`ordered_at` is set). It begins with the
 * shop's own words: anybody can let it be sent to anybody, and a name that was typed would be what its reader sees first.
 */
export const orderMail = ({
  order,
  orderer,
  shop,
  cancellation,
  lawUrl,
  screen,
  giftUrl,
}: OrderMailParts): OrderLetter =>
  letterOf(shop, `ご注文を承りました（ご注文番号 ${order.order_no}）`, [
    {
      lines: [
        `このたびは「${oneLine(shop['SITE.NAME'])}」でお買い求めいただき、ありがとうございます。`,
        '次のとおり、ご注文を承りました。',
      ],
    },
    aboutOrder(order),
    // The one thing that is left to do stands before all that was bought.
    ...(order.social_gift ? [aboutGift(order.social_gift), passItOn(order.social_gift, giftUrl)] : []),
    ...afterOrder(order),
    goods(order),
    sums(order, shop),
    aboutPayment(order),
    delivery(order),
    ...onParcels(order),
    sender(orderer),
    ...(screen.url === null
      ? []
      : [
          {
            ...part('ご注文の状況・領収書', [
              'ご注文の状況の確認、発送前のキャンセル、領収書・請求書（PDF）の発行は、次の画面でお手続きいただけます。',
              ...screen.lines,
            ]),
            link: { words: 'ご注文内容・領収書', url: screen.url },
          },
        ]),
    {
      ...part('返品・ご注文の取り消し', [
        ...cancellation.split('\n'),
        '返品・交換の条件は、特定商取引法に基づく表記をご覧ください。',
      ]),
      ...(lawUrl === null ? {} : { link: { words: '特定商取引法に基づく表記', url: lawUrl } }),
    },
    { lines: ['このメールにお心当たりのないときは、お手数ですが下記までお知らせください。'] },
  ]);
