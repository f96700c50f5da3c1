/**
 * A gift's receiver, who may have no account. The key in the path is the gift's token; without one the first screen asks
 * for it.
 */
import { screensOf } from './define-screens';

export const giftScreens = screensOf({ access: 'gift', isFindable: false, frame: 'simple' }, [
  {
    path: '/social-gift/{key?}/shipping',
    page: 'gift.shipping',
    title: 'ギフトのお届け先',
    secrets: ['key'],
    giftStep: 'shipping',
    query: ['error'],
    sections: ['gift-hello', 'gift-address'],
  },
  {
    path: '/social-gift/{key?}/delivery',
    page: 'gift.delivery',
    title: 'ギフトのお届け日時',
    secrets: ['key'],
    giftStep: 'delivery',
    query: ['error'],
    sections: ['gift-days'],
  },
  {
    path: '/social-gift/{key?}/confirm',
    page: 'gift.confirm',
    title: 'ギフトの確認',
    secrets: ['key'],
    giftStep: 'confirm',
    sections: ['gift-confirm'],
  },
  {
    path: '/social-gift/{key?}/complete',
    page: 'gift.complete',
    title: 'ギフトを承りました',
    secrets: ['key'],
    giftStep: 'complete',
    sections: ['gift-complete'],
  },
]);
