import { randomUUID } from 'node:crypto';
import {
  LogController,
  type ConnectionError,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { usualBodyBytes } from '../../schemas/contract/define-call';
import { errorOf } from '../../schemas/shop-errors';
import { everyAnswer, headersFor } from './answer-headers';
import { sendUnreadable } from './unreadable';

/**
 * A search of 5,000 Japanese characters has nine bytes for each in its address. What is longer than a search may be is
 * told by the page, not by the parser, whose answer a browser shows as it is.
 */
const headerLimitBytes = 64 * 1024;

/** Longest parameter in a path, percent-encoded: 200 Japanese characters take nine bytes each. */
const paramLimitBytes = 2_000;

/** How long a client may take. */
export interface ClientPatience {
  /** For the head of a request, from the connection on. */
  readonly headMs: number;
  /** For a whole request: a phone in a tunnel sends its 64 kB in less, one who trickles a byte a second is hung up on. */
  readonly requestMs: number;
  /** For nothing at all, in either direction: more than the slowest answer takes, and a test card that never answers. */
  readonly silenceMs: number;
  /** How often it is looked. */
  readonly checkEveryMs: number;
}

const usualPatience: ClientPatience = { headMs: 15_000, requestMs: 30_000, silenceMs: 150_000, checkEveryMs: 5_000 };

const codesOfConnection: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP at all never becomes a request; it gets the one error shape, too. */
const refuseConnection = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(errorOf('request.malformed'));
  const head = [
    `HTTP/1.1 ${codesOfConnection[error.code] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(everyAnswer).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
};

/** Fastify knows no number of proxies: it is for who runs the shop to let nobody past them to its port. */
const trustOf = (trusted: false | number | string[]) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

export interface FastifySettings {
  readonly trustProxy: false | number | string[];
  readonly publicUrl?: string | null;
  /** The prefix that the request's path has from its channel; '' where there is none. */
  readonly prefixOf?: (request: FastifyRequest) => Promise<string>;
  readonly patience?: ClientPatience;
}

const noPrefix = (): Promise<string> => Promise.resolve('');

/**
 * A browser asks the calls of a channel below its prefix, where its cookies stand (`/gakuen/v1/me/user`); which channel,
 * the header says. Pages say none, whatever their path begins with.
 */
const withoutChannelPrefix = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string =>
  headers['x-channel-id'] === undefined
    ? url
    : url.replace(/^\/[a-z0-9][a-z0-9-]*(?=\/(?:takimoto\/)?v1\/)/, withoutPrefix);

/** The first part of such a path is a prefix, unless it is part of the call's own. */
const withoutPrefix = (prefix: string): string => (prefix === '/takimoto' ? prefix : '');

/** How the shop's Fastify is set up before any plugin; `logger` comes from whoever makes the app. */
export const fastifyOptions = ({
  trustProxy,
  publicUrl = null,
  prefixOf = noPrefix,
  patience = usualPatience,
}: FastifySettings) =>
  ({
    trustProxy: trustOf(trustProxy),
    bodyLimit: usualBodyBytes,
    http: {
      maxHeaderSize: headerLimitBytes,
      // Who names no host is refused like who names none of the web (plugins/addresses.ts), not by Node's bare answer.
      requireHostHeader: false,
      headersTimeout: patience.headMs,
      connectionsCheckingInterval: patience.checkEveryMs,
    },
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silenceMs,
    rewriteUrl: withoutChannelPrefix,
    routerOptions: { maxParamLength: paramLimitBytes },
    genReqId: () => randomUUID(),
    // A line for each request says nothing that the metrics do not; faults are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    // What is on its way when the shop stops is still answered.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    // Before any hook, and before a proxy's headers are read: what every answer says is said here, too.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(headersFor(request, publicUrl));
      void sendUnreadable(error, { request, reply }, () => prefixOf(request));
    },
  }) satisfies FastifyHttpOptions<Server>;
