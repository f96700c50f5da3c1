/** A gift's receiver, who may have no account. */
import { screensOf } from './define-screens';

export const giftScreens = screensOf({ access: 'gift', isFindable: false, frame: 'simple' }, [
  { path: '/social-gift/{key?}/shipping', page: 'gift.shipping', title: 'ギフトのお届け先' },
  { path: '/social-gift/{key?}/delivery', page: 'gift.delivery', title: 'ギフトのお届け日時' },
  { path: '/social-gift/{key?}/confirm', page: 'gift.confirm', title: 'ギフトの確認' },
  { path: '/social-gift/{key?}/complete', page: 'gift.complete', title: 'ギフトを承りました' },
]);
