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
    code: { type: 'string', description: 'A code of the closed list in schemas/errors.ts' },
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
