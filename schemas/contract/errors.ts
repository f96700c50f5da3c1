/**
 * The closed list of error codes with their status and their Japanese text, and the one shape that an error has.
 * Codes that the product text names are used as they are.
 */
import type { Infer } from './json-schema';

export const errors = {
  'request.invalid': { status: 422, message: '入力内容をご確認ください。' },
  'request.malformed': { status: 400, message: 'リクエストの形式が正しくありません。' },
  'request.too-large': { status: 413, message: '送信された内容が大きすぎます。' },
  'request.media-type': { status: 415, message: 'この形式のデータは受け付けられません。' },
  'request.not-found': { status: 404, message: 'お探しの情報が見つかりませんでした。' },
  'request.method': { status: 405, message: 'この操作には対応していません。' },
  'request.forbidden-origin': { status: 403, message: 'この操作は許可されていません。' },
  'request.too-many': { status: 429, message: 'アクセスが集中しています。しばらくしてからお試しください。' },
  'auth.required': { status: 401, message: 'ログインが必要です。' },
  'channel.not-found': { status: 404, message: 'チャネルが存在しません。' },
  'product.not-found': { status: 404, message: 'お探しの商品が見つかりませんでした。' },
  'content.not-found': { status: 404, message: 'お探しの内容が見つかりませんでした。' },
  'layout.not-found': { status: 404, message: 'レイアウトがありません。' },
  'layout.unreadable': { status: 500, message: 'レイアウトを読み込めませんでした。' },
  'cart.common.not_found': { status: 404, message: 'カートが見つかりませんでした。' },
  'cart.common.is_expired': {
    status: 404,
    message: 'カートの有効期限が切れました。お手数ですが、もう一度商品をお入れください。',
  },
  'cart.common.is_ordered': { status: 409, message: 'このカートのご注文はすでに承っています。' },
  'cart.update_products.not_sale': { status: 422, message: 'この商品はただいま販売していません。' },
  'cart.update_products.product_not_found': { status: 422, message: 'この商品は販売を終了しました。' },
  'cart.update_products.stock': { status: 422, message: '在庫が足りません。数量をご確認ください。' },
  'cart.update_products.max_quantity': { status: 422, message: '一度にご注文いただける数を超えています。' },
  'cart.update_products.too_many_lines': { status: 422, message: 'カートに入れられる商品の種類を超えています。' },
  'cart.selling.is_stopped': { status: 422, message: 'ただいまご注文の受付を一時停止しております。' },
  'cart_detail.set_user_address.not_data': { status: 422, message: 'お届け先をもう一度お選びください。' },
  'cart.shipping.not_allowed': { status: 422, message: 'お届け先は1か所だけお選びいただけます。' },
  'cart.shipping.too_many': { status: 422, message: 'お選びいただけるお届け先の数を超えています。' },
  'cart.shipping.known': { status: 422, message: 'このお届け先は、すでに一覧にあります。' },
  'cart.shipping.not_divided': { status: 422, message: 'お届け先ごとの数をご確認ください。' },
  'cart.delivery.not_possible': { status: 422, message: 'ご指定の日にはお届けできません。別の日をお選びください。' },
  'cart.payment.not_allowed': { status: 422, message: 'このお支払い方法はご利用いただけません。' },
  'cart.payment.card_missing': { status: 422, message: 'カード情報をもう一度ご入力ください。' },
  'cart.payment.in_progress': {
    status: 422,
    message: 'お支払いを確認しているため、いまはカートを変更できません。少し待ってから、もう一度お試しください。',
  },
  'cart.decision.changed': {
    status: 409,
    message: 'ご注文内容が変わりました。金額と内容をもう一度お確かめください。',
  },
  'cart.decision.incomplete': { status: 422, message: 'ご注文に必要な項目がそろっていません。' },
  'payment.declined': {
    status: 422,
    message: 'カード会社の承認が得られませんでした。別のカード、または別のお支払い方法をお選びください。',
  },
  'payment.unavailable': {
    status: 503,
    message: 'ただいまカード会社につながりません。しばらくしてからもう一度お試しください。',
  },
  'payment.cart_changed': {
    status: 422,
    message: 'カートの内容が変わったため、このお支払いは取り消しました。内容をご確認のうえ、もう一度ご注文ください。',
  },
  'payment.challenge_failed': { status: 422, message: '本人認証を完了できませんでした。もう一度お試しください。' },
  'idempotency.mismatch': {
    status: 409,
    message: '同じ操作が別の内容で送信されました。画面を読み込み直してください。',
  },
  'address.not-found': {
    status: 404,
    message: '郵便番号に該当する住所が見つかりませんでした。ご住所を直接ご入力ください。',
  },
  'order.not-found': { status: 404, message: 'ご注文が見つかりませんでした。' },
  'site.maintenance': { status: 503, message: 'ただいまメンテナンス中です。' },
  'service.unavailable': { status: 503, message: 'ただいま混み合っています。しばらくしてからもう一度お試しください。' },
  'server.error': { status: 500, message: 'エラーが発生しました。' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** `{ code, message, errors?: { field: [{ code, message }] } }` */
export const errorBody = {
  title: 'Error',
  type: 'object',
  properties: {
    code: { type: 'string', description: 'A code of the closed list in schemas/contract/errors.ts' },
    message: { type: 'string', description: 'A Japanese sentence that can be shown' },
    errors: {
      type: 'object',
      description: 'Messages by field (a JSON pointer without the leading slash, dots between the parts)',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          properties: { code: { type: 'string' }, message: { type: 'string' } },
          required: ['code', 'message'],
          additionalProperties: false,
        },
      },
    },
  },
  required: ['code', 'message'],
  additionalProperties: false,
} as const;

export type ErrorBody = Infer<typeof errorBody>;

/** The answer body of an error code; `message` replaces the listed text where a situation has a better one. */
export const errorOf = (code: ErrorCode, message: string = errors[code].message): ErrorBody => ({ code, message });
