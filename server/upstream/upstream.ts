/**
 * The shop behind SHOP_API_URL: every call of the contract answered by another shop platform that speaks it. No
 * database is started; what that shop adds or leaves out is read leniently, what breaks the contract is a fault.
 */
import type { FastifyBaseLogger } from 'fastify';
import { contract } from '../../schemas/shop-contract';
import { wireOf } from '../../schemas/contract/wire';
import { errorBody, type ErrorBody } from '../../schemas/contract/errors';
import { errorOf, errors, type ErrorCode } from '../../schemas/shop-errors';
import { asErrorBody } from '../../src/api/client';
import { NetworkError, RequestTimeout, UnreadableAnswer, UnsendableParameter } from '../../src/api/errors';
import { httpTransport } from '../../src/api/http-transport';
import type { LooseAnswer, LooseInput, Transport } from '../../src/api/transport';
import { createSanitizer } from '../html/sanitize';
import { compileAnswer } from '../http/ajv';
import { bodyFault, compileCalls, type CompiledCall, type RawAnswer } from '../http/compiled-call';
import type { AnyHandlers } from '../http/dispatch';
import { Refusal } from '../http/error-answer';
import type { RequestContext } from '../request/request-context';
import { boundAnswer } from './bound-answer';
import { readLeniently } from './read-leniently';
import { withAddresses } from './with-addresses';
import { fittingChannels } from './fitting-channels';

export interface UpstreamOptions {
  /** Without a trailing slash. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
  readonly log: FastifyBaseLogger;
}

/** Whose call it is, as the other shop is told; who is nobody asks as a guest. */
export interface Asker {
  /** The access token that was shown. It goes with no call for everyone: what that answers is kept for all. */
  readonly token?: string;
  /** That shop counts calls by whose they are: one address, which is all that is believed of it here (TRUST_PROXY). */
  readonly address?: string;
}

export interface Upstream {
  readonly handlers: AnyHandlers;
  /** Asks the shop in a channel; '' is the channel that it answers for by default. */
  readonly transportFor: (channel: string, asker?: Asker) => Transport;
}

/** Headers that pass through besides those that a call declares. */
const passedHeaders = ['retry-after'] as const;

const retryAfterSeconds = 5;
export const unavailable = (): Refusal =>
  new Refusal('service.unavailable', { 'retry-after': String(retryAfterSeconds) });

/** More of it in one answer than any list of texts has: the slowest to clean takes a second and a half. */
const mostHtml = 500_000;

const isListed = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** An error of the other shop in our shape; its text is kept, its code too: the product text names codes of its own. */
const errorBodyOf = (answer: LooseAnswer): ErrorBody => {
  const { code, message, errors: fields } = asErrorBody(answer);
  const text = isListed(code) ? errorOf(code).message : errorOf('server.error').message;
  const error = { code, message: message || text };
  const read = readLeniently(errorBody, { ...error, errors: fields });
  // What it says of fields is left out where it says it in a form of its own.
  return compileAnswer(errorBody)(read) ? (read as ErrorBody) : error;
};

const passOn = (call: CompiledCall, answer: LooseAnswer): RawAnswer => {
  const { status, body, headers } = answer;
  const declared = Object.keys(call.responseOf(status)?.headers?.properties ?? {});
  const kept = [...declared, ...passedHeaders].flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]] as const],
  );
  return { status, headers: Object.fromEntries(kept), body: status < 400 ? body : errorBodyOf(answer) };
};

/** Why there is no answer, as a visitor is told: nothing there, or come back soon. Anything else is a fault. */
export const refusalFor = (error: unknown, log: FastifyBaseLogger): unknown => {
  if (error instanceof UnsendableParameter) return new Refusal('request.not-found');
  if (!(error instanceof RequestTimeout || error instanceof NetworkError)) return error;
  if (error instanceof NetworkError) log.warn({ err: error }, 'the other shop cannot be reached');
  return unavailable();
};

export const createUpstream = ({ apiUrl, timeoutMs, log }: UpstreamOptions): Upstream => {
  const calls = compileCalls(contract);
  const wire = wireOf(contract);
  const sanitizer = createSanitizer();
  const withoutBroken = fittingChannels(log);

  const cleanerOf = (id: string) => {
    let length = 0;
    return (html: string): string => {
      length += html.length;
      if (length > mostHtml) throw new UnreadableAnswer(id, `the body has more than ${mostHtml} characters of HTML`);
      return sanitizer(html);
    };
  };

  const readBody = (id: string, status: number, body: unknown): unknown => {
    const call = calls.get(id);
    const response = status < 400 ? call?.responseOf(status) : undefined;
    if (!response) return body;
    const lenient = response.body ? readLeniently(response.body, body, cleanerOf(id)) : body;
    const read = id === 'site.channels' ? withoutBroken(lenient) : lenient;
    const fault = bodyFault(response, status, read);
    if (fault !== null) throw new UnreadableAnswer(id, fault);
    return read;
  };

  const headersFor = (id: string, { token, address }: Asker): Readonly<Record<string, string>> => ({
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    ...(token === undefined || calls.get(id)?.definition.audience === 'everyone'
      ? {}
      : { authorization: `Bearer ${token}` }),
  });

  const transportFor = (channel: string, asker: Asker = {}): Transport => {
    const { ids, send } = httpTransport({
      wire,
      baseUrl: apiUrl,
      channel,
      timeoutMs,
      foreign: { bound: boundAnswer, readBody },
      log: (error) => log.warn({ err: error }, 'the other shop is too slow'),
    });
    return {
      ids,
      send: (id, input, options) =>
        send(id, { ...input, headers: { ...input.headers, ...headersFor(id, asker) } }, options),
    };
  };

  const handlers: Record<string, Record<string, AnyHandlers[string][string]>> = {};
  for (const [id, call] of calls) {
    const [domain = '', name = ''] = id.split('.');
    (handlers[domain] ??= {})[name] = async (input: LooseInput, context: RequestContext) => {
      try {
        const answer = passOn(call, await transportFor(context.channel.id, context).send(id, input));
        return withAddresses(id, answer, apiUrl);
      } catch (error) {
        throw refusalFor(error, context.log);
      }
    };
  }
  return { handlers, transportFor };
};
