import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../request/handlers';
import type { PublicContext } from '../../../request/request-context';
import { createLayoutsService, type LayoutsServiceDeps } from './layout.service';
import type { LayoutAddress, PublishedLayout } from './layout.types';

const answer = (found: PublishedLayout) => {
  switch (found.kind) {
    case 'document':
      return { status: 200, body: found.document } as const;
    case 'none':
      return { status: 404, body: errorOf('layout.not-found') } as const;
    case 'unreadable':
      return { status: 500, body: errorOf('layout.unreadable') } as const;
  }
};

export function layoutHandlers(deps: LayoutsServiceDeps): Handlers<Contract['layout']> {
  const layouts = createLayoutsService(deps);
  const published = async (address: LayoutAddress, { channel, log }: PublicContext) =>
    answer(await layouts.published(channel.id, address, log));
  return {
    frame: ({ params: { page } }, context) => published({ kind: 'frame', page, instance: '' }, context),
    page: ({ params: { page }, query: { instance } }, context) => published({ kind: 'page', page, instance }, context),
    lastGood: async ({ params: { kind, page }, query: { instance } }, { channel }) =>
      answer(await layouts.lastGood(channel.id, { kind, page, instance })),
  };
}
