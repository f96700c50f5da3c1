import { cartQuery } from '../../../src/domain/cart-queries';
import { ordererTextsOf } from '../../../src/domain/own-orderer';
import { optional, query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { ordererFormSettings } from './orderer-form.settings';

export const ordererFormData = defineData(ordererFormSettings, {
  needs: ({ cartToken, isMember }) => ({
    cart: optional(cartQuery(cartToken)),
    ...(isMember ? { user: optional(query('user.me', {})) } : {}),
  }),
  select: ({ cart, user }) => ({
    cart,
    /** As a member has told the shop; a guest has not. */
    own: user ? ordererTextsOf(user) : null,
  }),
});

export type OrdererFormProps = PropsOf<typeof ordererFormData>;
