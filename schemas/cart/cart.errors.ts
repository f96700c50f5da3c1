import type { ErrorTexts } from '../contract/errors';
import { cartStateErrors } from './cart-state-errors';

export const cartErrors = {
  ...cartStateErrors,
  'cart.common.is_ordered': { status: 404, message: 'このカートは、すでにご注文いただいたものです。' },
  'cart.update_products.not_sale': { status: 422, message: 'この商品はただいま販売していません。' },
  'cart.update_products.product_not_found': { status: 422, message: 'この商品は販売を終了しました。' },
  'cart.update_products.stock': { status: 422, message: '在庫が足りません。数量をご確認ください。' },
  'cart.update_products.max_quantity': { status: 422, message: '一度にご注文いただける数を超えています。' },
  'cart.update_products.too_many_lines': { status: 422, message: 'カートに入れられる商品の種類を超えています。' },
  'cart.option.not_offered': { status: 422, message: 'この商品では承っておりません。' },
  'cart.option.invalid': { status: 422, message: 'ご指定の内容をご確認ください。' },
  'cart.option.required': {
    status: 422,
    message: 'この商品には、ご指定いただく項目があります。商品のページからお選びください。',
  },
  'cart.option.one_only': { status: 422, message: 'どちらか一つをお選びください。' },
  'cart.option.too_many': { status: 422, message: 'ご指定の数が多すぎます。' },
  'cart.coupon.not_found': {
    status: 422,
    message: 'このクーポンコードは見つかりませんでした。入力された文字をご確認ください。',
  },
  'cart.coupon.out_of_term': { status: 422, message: 'このクーポンは、ただいまご利用期間ではありません。' },
  'cart.coupon.not_usable': { status: 422, message: 'このクーポンは、いまのカートにはお使いいただけません。' },
  'cart.coupon.members_only': {
    status: 422,
    message: 'このクーポンは、会員の方にログインのうえご利用いただいております。',
  },
  'cart.coupon.too_many': { status: 422, message: '一度にお使いいただけるクーポンの数を超えています。' },
  'cart.point.members_only': { status: 422, message: 'ポイントは、会員の方にログインのうえご利用いただいております。' },
  'cart.point.too_many': { status: 422, message: 'お持ちのポイントより少ない数をご入力ください。' },
  'cart.selling.is_stopped': { status: 422, message: 'ただいまご注文の受付を一時停止しております。' },
  'cart_detail.set_user_address.not_data': { status: 422, message: 'お届け先をもう一度お選びください。' },
  'cart.shipping.not_allowed': { status: 422, message: 'お届け先は1か所だけお選びいただけます。' },
  'cart.shipping.too_many': { status: 422, message: 'お選びいただけるお届け先の数を超えています。' },
  'cart.shipping.known': { status: 422, message: 'このお届け先は、すでに一覧にあります。' },
  'cart.shipping.not_divided': { status: 422, message: 'お届け先ごとの数をご確認ください。' },
  'cart.packing.not_divided': { status: 422, message: '別の日にお届けする数をご確認ください。' },
  'cart.packing.too_many': { status: 422, message: 'お届けを分けられる回数を超えています。' },
  'cart.gift.not_allowed': { status: 422, message: 'ソーシャルギフトは承っておりません。' },
  'cart.gift.one_address': {
    status: 422,
    message: 'ソーシャルギフトでは、お届け先を分けられません。お届け先を1か所にまとめてからお選びください。',
  },
  'cart.delivery.not_possible': { status: 422, message: 'ご指定の日にはお届けできません。別の日をお選びください。' },
  'cart.payment.not_allowed': { status: 422, message: 'このお支払い方法はご利用いただけません。' },
  'cart.payment.card_missing': { status: 422, message: 'カード情報をもう一度ご入力ください。' },
  'cart.payment.card_not_found': {
    status: 422,
    message: 'お選びのカードは登録されていません。別のカードをお選びください。',
  },
  'cart.payment.card_gone': {
    status: 422,
    message: 'お選びいただいていた登録カードは削除されています。別のカードをお選びください。',
  },
  'cart.payment.card_expired': {
    status: 422,
    message: 'お選びの登録カードは有効期限が切れています。別のカードをお選びください。',
  },
  'cart.payment.in_progress': {
    status: 422,
    message: 'お支払いを確認しているため、いまはカートを変更できません。少し待ってから、もう一度お試しください。',
  },
  'cart.decision.changed': {
    status: 409,
    message: 'ご注文内容が変わりました。金額・お届け日・内容をもう一度お確かめください。',
  },
  'cart.decision.incomplete': { status: 422, message: 'ご注文に必要な項目がそろっていません。' },
} as const satisfies ErrorTexts;
