import type { Contract } from '../../../schemas/calls/contract';
import { errorOf } from '../../../schemas/errors';
import type { Handlers } from '../../handlers';
import type { RequestContext } from '../../request-context';
import type { LayoutAddress } from './layouts.repository';
import type { LayoutsService } from './layouts.service';

export interface LayoutHandlerDeps {
  readonly layouts: LayoutsService;
}

export function layoutHandlers({ layouts }: LayoutHandlerDeps): Handlers<Contract['layout']> {
  const answer = async (address: LayoutAddress, { channel, log }: RequestContext) => {
    const found = await layouts.published(channel.id, address);
    switch (found.kind) {
      case 'document':
        return { status: 200, body: found.document } as const;
      case 'none':
        return { status: 404, body: errorOf('layout.not-found') } as const;
      case 'unreadable':
        log.warn({ channel: channel.id, ...address }, 'a stored layout cannot be read');
        return { status: 500, body: errorOf('layout.unreadable') } as const;
    }
  };
  return {
    frame: ({ params }, context) => answer({ kind: 'frame', page: params.page, instance: '' }, context),
    page: ({ params, query }, context) =>
      answer({ kind: 'page', page: params.page, instance: query.instance }, context),
  };
}
