/** What the HTTP layer answers, and what any group may: codes that belong to none. */
import type { ErrorTexts } from './errors';

export const contractErrors = {
  'request.invalid': { status: 422, message: '入力内容をご確認ください。' },
  'request.outdated': { status: 422, message: '別の画面で内容が変更されました。もう一度ご確認ください。' },
  'request.malformed': { status: 400, message: 'リクエストの形式が正しくありません。' },
  'request.too-large': { status: 413, message: '送信された内容が大きすぎます。' },
  'request.media-type': { status: 415, message: 'この形式のデータは受け付けられません。' },
  'request.not-found': { status: 404, message: 'お探しの情報が見つかりませんでした。' },
  'request.method': { status: 405, message: 'この操作には対応していません。' },
  'request.forbidden-origin': { status: 403, message: 'この操作は許可されていません。' },
  'auth.other': { status: 403, message: 'この操作は許可されていません。' },
  'request.too-many': { status: 429, message: 'アクセスが集中しています。しばらくしてからお試しください。' },
  'auth.required': { status: 401, message: 'ログインが必要です。' },
  'channel.not-found': { status: 404, message: 'チャネルが存在しません。' },
  'idempotency.mismatch': {
    status: 409,
    message: '同じ操作が別の内容で送信されました。画面を読み込み直してください。',
  },
  'service.unavailable': { status: 503, message: 'ただいま混み合っています。しばらくしてからもう一度お試しください。' },
  'server.error': { status: 500, message: 'エラーが発生しました。' },
} as const satisfies ErrorTexts;
