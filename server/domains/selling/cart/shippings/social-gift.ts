/** A cart that is bought as a social gift: after the order whoever receives it says where it goes, and when. */
import { isDeepStrictEqual } from 'node:util';
import type { SocialGift } from '../../../../../schemas/cart/gift-words';
import type { CartTerms, ChangeRefusal } from '../cart.types';
import { refuseChange } from '../rows/refuse-change';
import { unchanged, type Work, written } from '../rows/work';
import { isSocialGift } from './destinations';

const oneDay = 'ソーシャルギフトでは、お届け日を分けられません。一度にお届けするようにしてからお選びください。';

/** @param gift null: it is sent to an address again, to the one that it had before */
export const giveAway =
  ({ isGiftAllowed }: CartTerms, gift: SocialGift | null): Work<ChangeRefusal> =>
  (_trx, cart) => {
    if (gift && !isGiftAllowed) return refuseChange('cart.gift.not_allowed', 'receiver');
    if (gift && cart.shippings.length > 1) return refuseChange('cart.gift.one_address', 'receiver');
    const deliveries = new Set(cart.packings.map(({ delivery }) => delivery));
    if (gift && deliveries.size > 1) return refuseChange('cart.gift.one_address', 'receiver', oneDay);
    return isDeepStrictEqual(cart.social_gift, gift) ? unchanged : written({ social_gift: gift });
  };

/** A change of where or when, which a social gift does not take: neither is for whoever orders to say. */
const unlessGift =
  (refusal: ChangeRefusal) =>
  (change: Work<ChangeRefusal>): Work<ChangeRefusal> =>
  (trx, cart) =>
    isSocialGift(cart) ? refusal : change(trx, cart);

export const unlessAddressWaits = unlessGift(
  refuseChange('cart.gift.one_address', 'address', 'ソーシャルギフトのお届け先は、受け取る方がお選びになります。'),
);
export const unlessDayWaits = unlessGift(
  refuseChange(
    'cart.delivery.not_possible',
    'packings',
    'ソーシャルギフトのお届け日時は、受け取る方がお選びになります。',
  ),
);
