/** A demo's outbox at `/-/outbox`: what shoppers are mailed, for whoever tries the shop out. It exists in a demo only. */
import type { FastifyInstance } from 'fastify';
import type { MailsService } from '../domains/base/mails/mails.service';
import { Refusal } from '../http/error-answer';
import type { Channel } from '../request/request-context';
import { mostShown, outboxPage, outboxPolicy } from './outbox-page';

const outboxPath = '/-/outbox';

export interface OutboxOptions {
  readonly mails: Pick<MailsService, 'newest'>;
  readonly findChannel: (hint: { readonly host: string }) => Promise<Channel | null>;
}

export const outbox = (app: FastifyInstance, { mails, findChannel }: OutboxOptions, done: () => void): void => {
  app.get(outboxPath, async (request, reply) => {
    // A foreign name that leads to this machine (DNS rebinding) must not read other people's mails.
    if (!(await findChannel({ host: request.hostname }))) throw new Refusal('request.not-found');
    return reply
      .header('content-security-policy', outboxPolicy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(outboxPage(await mails.newest(mostShown)));
  });
  done();
};
