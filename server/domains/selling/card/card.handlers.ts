/** Members' saved cards, over the contract. */
import { mostCards } from '../../../../schemas/card/most-cards';
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import { type CardsServiceDeps, createCardsService } from './card.service';

const notTheirs = { status: 404, body: errorOf('card.not-found') } as const;

export const cardHandlers = (deps: CardsServiceDeps): Handlers<Contract['card']> => {
  const cards = createCardsService(deps);
  return {
    cards: async (_input, { visitor, now }) => ({
      status: 200,
      headers: { 'x-limit': mostCards },
      body: { data: await cards.list(visitor.userId, now) },
    }),

    async add({ body: { token, token_key: serviceCode, until_paid: isUnpaid = false } }, { visitor, now }) {
      const added = await cards.add(visitor.userId, { token, serviceCode, isUnpaid }, now);
      return added.ok ? { status: 201, body: added.card } : { status: 422, body: errorOf(added.code) };
    },

    async remove({ query: { id } }, { visitor, now }) {
      const isRemoved = await cards.remove({ memberId: visitor.userId, id }, now);
      return isRemoved ? { status: 204, body: undefined } : notTheirs;
    },

    async use({ params: { id } }, { visitor, now }) {
      const card = await cards.use({ memberId: visitor.userId, id }, now);
      return card ? { status: 200, body: card } : notTheirs;
    },
  };
};
