/** What visitors have looked at, over the contract. */
import { mostViewed } from '../../../../schemas/history/history';
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import type { HistoryService } from './history.service';

const headers = { 'x-limit': mostViewed };

export const historyHandlers = ({
  histories,
}: {
  readonly histories: HistoryService;
}): Handlers<Contract['history']> => ({
  async keep({ body, headers: shown }, context) {
    const kept = await histories.keep(context, body.product_id, shown['x-visitor-token'] ?? null);
    return kept ? { status: 201, body: kept } : { status: 404, body: errorOf('product.not-found') };
  },

  guest: async ({ headers: shown }, context) => ({
    status: 200,
    headers,
    body: { data: await histories.guests(context, shown['x-visitor-token'] ?? null) },
  }),

  mine: async (_input, context) => ({
    status: 200,
    headers,
    body: { data: await histories.members(context, context.visitor.userId) },
  }),

  async remove({ params }, context) {
    const isRemoved = await histories.remove(context, context.visitor.userId, params.id);
    return isRemoved ? { status: 204, body: undefined } : { status: 404, body: errorOf('history.not-found') };
  },
});
