import type { FlashWords } from './flash-words';

export const authFlashes = {
  'logged-out': { message: 'ログアウトしました。' },
  'provider-linked': {
    message: '外部サービスのアカウントを連携しました。このサービスでログインできます。',
  },
  'provider-unlinked': { message: '外部サービスとの連携を解除しました。' },
  factor: { message: '二段階認証の設定を変更しました。' },
} as const satisfies FlashWords;
