import { OrderedGiftBox } from '../../cart/gift-parts/ordered-gift';
import type { OrderGiftProps } from './order-gift.data';

/** The link of an order that is a social gift, with ways to pass it on. */
export const View = ({ id, data: { gift } }: OrderGiftProps) =>
  gift && <OrderedGiftBox id={id} gift={gift} place="here" />;
