import type { ErrorTexts } from '../contract/errors';

export const providerErrors = {
  'provider.not_linked': { status: 404, message: 'この連携は見つかりませんでした。すでに解除されています。' },
} as const satisfies ErrorTexts;
