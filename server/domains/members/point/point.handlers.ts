/** Members' points, over the contract. */
import { mostPerPage } from '../../../../schemas/contract/page-sizes';
import type { Contract } from '../../../../schemas/shop-contract';
import type { Member } from '../../../../src/domain/visitor';
import type { Handlers } from '../../../request/handlers';
import { pageRequest, paginationHeaders } from '../../../http/pagination';
import type { RequestContext } from '../../../request/request-context';
import type { PointService } from './point.service';
import type { Ledger } from './point.types';

const ledgerOf = ({ visitor, channel, now }: RequestContext & { readonly visitor: Member }): Ledger => ({
  memberId: visitor.userId,
  channelId: channel.id,
  now,
});

export const pointHandlers = ({ points }: { readonly points: PointService }): Handlers<Contract['point']> => ({
  points: async (_input, context) => ({
    status: 200,
    headers: { 'x-limit': mostPerPage },
    body: await points.read(ledgerOf(context)),
  }),

  async histories({ query }, context) {
    const page = pageRequest(query);
    const { total, data } = await points.histories(ledgerOf(context), page);
    return { status: 200, headers: paginationHeaders(page, total), body: { data } };
  },
});
