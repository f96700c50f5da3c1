/**
 * A refused form may be drawn in the answer to its post. The address stays that of the post, and a browser that comes back
 * to it in a restored tab asks for it by GET: it is led to the screen that the form stands on, where its name alone tells.
 */
import { type ActionName, isActionName } from '../../../../src/actions/action-of';
import { cartPath, divisionPath, giftWordsPath, pathOfStep } from '../../../../src/domain/checkout-steps';
import { giftPath } from '../../../../src/domain/gift';

const screens: Partial<Record<ActionName, string>> = {
  authenticator: '/mypage/user_info',
  'cart-add': cartPath,
  'cart-delete': cartPath,
  'cart-modify': cartPath,
  'coupon-drop': cartPath,
  'coupon-take': '/coupon',
  'coupon-use': cartPath,
  decide: pathOfStep('confirm'),
  delivery: pathOfStep('delivery'),
  division: divisionPath,
  'gift-open': giftPath('', 'shipping'),
  'gift-undo': giftWordsPath,
  'gift-words': giftWordsPath,
  keycode: '/keycode/',
  'option-drop': cartPath,
  'option-modify': cartPath,
  orderer: pathOfStep('orderer'),
  'parcel-part': pathOfStep('delivery'),
  payment: pathOfStep('payment'),
  'points-use': cartPath,
  shipping: pathOfStep('shipping'),
  'shipping-join': divisionPath,
  'shipping-known': divisionPath,
};

/** @param path without the channel's prefix; null: it is no form's, or which screen it stands on nobody can tell */
export const screenOfForm = (path: string): string | null => {
  const name = /^\/-\/do\/([a-z-]{1,40})$/.exec(path)?.[1] ?? '';
  return (isActionName(name) && screens[name]) || null;
};
