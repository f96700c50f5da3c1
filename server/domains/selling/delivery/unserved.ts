import { prefectures } from '../../../../schemas/contract/fields';
import type { DeliveryRules } from './delivery.types';

/** To where the shop sends no social gifts. */
export const unserved = ({ prefectures: places }: DeliveryRules) =>
  prefectures.filter((prefecture) => places.get(prefecture)?.takesGifts === false);
