import type { ErrorTexts } from '../contract/errors';

export const uploadErrors = {
  'upload.not-a-picture': { status: 422, message: 'JPEG・PNG・WebPの画像を選択してください。' },
  'upload.broken': { status: 422, message: '画像を読み込めませんでした。別の画像を選択してください。' },
  'upload.too-many-pixels': { status: 422, message: '画像が大きすぎます。5,000万画素以内のものを選択してください。' },
  'upload.too-many': {
    status: 422,
    message: '一度にお預かりできる枚数を超えています。しばらくしてからお試しください。',
  },
  'upload.not-found': { status: 404, message: 'このファイルは見つかりませんでした。' },
} as const satisfies ErrorTexts;
