import { optional } from '../../../schemas/query';
import { giftQuery } from '../../../src/domain/gift';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { giftHelloSettings } from './gift-hello.settings';

export const giftHelloData = defineData(giftHelloSettings, {
  needs: ({ params: { key } }) => (key === undefined ? {} : { gift: optional(giftQuery(key)) }),
  /** Undefined: the address names none. Null: there is no such gift. */
  select: ({ gift }) => ({ gift }),
});

export type GiftHelloProps = PropsOf<typeof giftHelloData>;
