/**
 * What every answer says, page, call, error, picture or file: that its type is not to be guessed, and, where shoppers
 * reach the shop by https, that they are to come no other way. Whether they do is known here alone.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the shopper's browser speaks https, be it to a proxy that this process does not hear of. */
    readonly isSecure: boolean;
  }
}

export interface AnswerHeadersOptions {
  /** PUBLIC_URL; null: as the request says. */
  readonly publicUrl: string | null;
}

/** A year, for this host alone: what else stands below its name is not ours to decide. */
const onlyHttps = { 'strict-transport-security': 'max-age=31536000' } as const;

export const everyAnswer = { 'x-content-type-options': 'nosniff' } as const;

type Spoken = Pick<FastifyRequest, 'protocol'>;

const isSecure = ({ protocol }: Spoken, publicUrl: string | null): boolean =>
  protocol === 'https' || publicUrl?.startsWith('https:') === true;

export const headersFor = (request: Spoken, publicUrl: string | null): Readonly<Record<string, string>> =>
  isSecure(request, publicUrl) ? { ...everyAnswer, ...onlyHttps } : everyAnswer;

export const answerHeaders = plugin(
  (app: FastifyInstance, { publicUrl }: AnswerHeadersOptions, done: () => void) => {
    app.decorateRequest('isSecure', {
      getter(this: FastifyRequest) {
        return isSecure(this, publicUrl);
      },
    });
    app.addHook('onRequest', (request, reply, next) => {
      reply.headers(headersFor(request, publicUrl));
      next();
    });
    // Node's own answer to an Expect that it does not know (any but 100-continue) would say nothing of this.
    app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(417, headersFor({ protocol: 'http' }, publicUrl)).end();
    });
    done();
  },
  { name: 'answer-headers' },
);
