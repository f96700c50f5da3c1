import Fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { defineCall, failure, type CallGroup } from '../../schemas/contract/define-call';
import { pageHeaders, pageQuery } from '../../schemas/contract/pagination';
import { listOf } from '../../schemas/contract/lists';
import { type ClientPatience, fastifyOptions } from './fastify-options';
import { createDispatch, type AnswerChecks, type AnyHandlers, type DispatchOptions } from '../http/dispatch';
import { createContextOf } from '../http/request-contexts';
import { directTransport } from '../http/direct-transport';
import type { Transport } from '../../src/api/transport';
import type { Visitor } from '../../src/domain/visitor';
import type { Channel } from '../request/request-context';
import { answerHeaders } from './answer-headers';
import { contract } from './contract';
import { errors } from './errors';
import { gateway } from './gateway';
import { limits } from './limits';

const item = {
  title: 'Item',
  type: 'object',
  properties: { name: { type: 'string' }, note: { type: ['string', 'null'] } },
  required: ['name', 'note'],
  additionalProperties: false,
} as const;

/** A contract with everything that a call can have. */
const tinyContract = {
  items: {
    list: defineCall({
      method: 'GET',
      path: '/v1/items',
      summary: 'Items',
      audience: 'everyone',
      query: {
        type: 'object',
        properties: {
          ...pageQuery,
          word: { type: 'string', maxLength: 20, title: '検索語' },
          open: { type: 'boolean' },
        },
        additionalProperties: false,
      },
      responses: { 200: { description: 'Items', headers: pageHeaders, body: listOf(item) } },
    }),
    one: defineCall({
      method: 'GET',
      path: '/v1/items/{key}',
      summary: 'One item',
      audience: 'everyone',
      params: {
        type: 'object',
        properties: { key: { type: 'string', minLength: 1, maxLength: 200 } },
        required: ['key'],
        additionalProperties: false,
      },
      responses: { 200: { description: 'The item', body: item }, 404: failure('No such item') },
    }),
    save: defineCall({
      method: 'POST',
      path: '/v1/items',
      summary: 'Saves an item',
      audience: 'everyone',
      body: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 40, title: 'お名前' },
          note: { type: ['string', 'null'] },
          count: { type: 'integer', minimum: 1, default: 1, title: '数量' },
          parts: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: { id: { type: 'integer' }, size: { type: 'integer' } },
              required: ['id', 'size'],
            },
          },
          free: {},
        },
        required: ['name'],
        additionalProperties: false,
      },
      responses: { 201: { description: 'What was saved', body: { type: 'object', additionalProperties: true } } },
    }),
    note: defineCall({
      method: 'PUT',
      path: '/v1/notes',
      summary: 'Takes a long text',
      audience: 'everyone',
      body: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      bodyBytes: 100_000,
      responses: { 204: { description: 'Taken' } },
    }),
    clear: defineCall({
      method: 'DELETE',
      path: '/v1/items',
      summary: 'Deletes all',
      audience: 'member',
      responses: { 204: { description: 'Deleted' } },
    }),
    file: defineCall({
      method: 'GET',
      path: '/v1/files/{path*}',
      summary: 'A file',
      audience: 'everyone',
      params: {
        type: 'object',
        properties: { path: { type: 'string', minLength: 1 } },
        required: ['path'],
        additionalProperties: false,
      },
      responses: { 200: { description: 'The file', binary: 'text/plain' } },
    }),
  },
} as const satisfies Record<string, CallGroup>;

const minori: Channel = { id: 'minori', name: '実り', host: 'minori.localhost', prefix: '', theme: 'minori' };

const answers: AnyHandlers[string] = {
  list: ({ query }: { query: Record<string, unknown> }) => ({
    status: 200,
    headers: { 'x-total': 1, 'x-per-page': 10, 'x-last-page': 1, 'x-current-page': Number(query.page) },
    body: { data: [{ name: JSON.stringify(query), note: null }] },
  }),
  one: ({ params }: { params: { key: string } }) => ({ status: 200, body: { name: params.key, note: null } }),
  save: ({ body }: { body: unknown }) => ({ status: 201, body }),
  clear: () => ({ status: 204, body: undefined }),
  note: () => ({ status: 204, body: undefined }),
  file: ({ params }: { params: { path: string } }) => ({
    status: 200,
    headers: { 'x-suggested-filename': `領収書 ${params.path}.txt` },
    body: new Blob(['中身'], { type: 'text/plain' }),
  }),
};

export interface TinyApp {
  readonly app: FastifyInstance;
  /** Lines of the log, as objects. */
  readonly log: Record<string, unknown>[];
  /** Calls in process, as the shop's pages make them. */
  readonly transport: Transport;
}

/** The plugins of the real app around the tiny contract; `handlers` replaces some of its handlers. */
export const createTinyApp = async (
  handlers: AnyHandlers[string] = {},
  {
    answerChecks = 'always',
    visitor = { kind: 'guest' },
    requestLimits = null,
    patience,
    publicUrl = null,
  }: {
    answerChecks?: AnswerChecks;
    visitor?: Visitor;
    requestLimits?: DispatchOptions['limits'];
    patience?: ClientPatience;
    publicUrl?: string | null;
  } = {},
): Promise<TinyApp> => {
  const log: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = Fastify({
    ...fastifyOptions({ trustProxy: false, ...(patience ? { patience } : {}) }),
    logger: { level: 'info', stream },
  });
  const contextOf = createContextOf({
    findChannel: ({ id, host }) =>
      Promise.resolve((id ?? 'minori') === 'minori' && host !== 'elsewhere.example' ? minori : null),
    visitorOf: () => Promise.resolve(visitor),
    now: () => new Date('2026-11-20T03:00:00Z'),
  });
  const dispatch = createDispatch({
    contract: tinyContract,
    handlers: { items: { ...answers, ...handlers } },
    answerChecks,
    isClosed: () => Promise.resolve(false),
    isMemberless: () => Promise.resolve(false),
    limits: requestLimits,
  });
  await app.register(answerHeaders, { publicUrl });
  await app.register(errors);
  await app.register(limits);
  await app.register(gateway);
  await app.register(contract, { dispatch, contextOf });
  await app.ready();
  const context = { channel: minori, now: new Date('2026-11-20T03:00:00Z'), visitor, log: app.log };
  return { app, log, transport: directTransport(dispatch, context) };
};
