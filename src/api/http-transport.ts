/**
 * Calls over HTTP: the only module that knows ofetch. It knows no schema, only what the wire says of a call. A token
 * refresh or a recorder wraps this transport; it does not belong in here.
 */
import { ofetch } from 'ofetch';
import { pageDefaults } from '../../schemas/contract/page-sizes';
import type { PageInfo } from '../../schemas/query';
import type { Wire, WireCall } from '../../schemas/contract/wire';
import { ApiError, NetworkError, RequestCancelled, RequestTimeout, UnexpectedStatus, UnreadableAnswer } from './errors';
import { fillPath } from './path';
import type { PendingReads } from './pending-reads';
import type { CallOptions, LooseAnswer, LooseInput, Transport } from './transport';

export interface HttpTransportOptions {
  readonly wire: Wire;
  /** Where the API stands; '' in a browser that is on the shop. */
  readonly baseUrl: string;
  /** Sent as `x-channel-id` with every call (rule site.channel-header); '' before it is known. */
  readonly channel: string;
  readonly timeoutMs: number;
  /** Gets every timeout before it is thrown (rule err.timeout). */
  readonly log: (error: ApiError) => void;
  /** A bearer token; in a browser there is none: the gateway knows the session by its cookie. */
  readonly token?: () => string | undefined;
  readonly pendingReads?: PendingReads;
  /** Where the API is not ours: its redirects, which could lead anywhere, are not followed either. */
  readonly foreign?: ForeignAnswers;
}

/** How answers are read of a shop that is not ours. */
export interface ForeignAnswers {
  /** Bounds what is read of a response; too much fails with an ApiError. */
  readonly bound: (call: string, response: Response) => Response;
  /** Returns a body as the contract has it, or throws. */
  readonly readBody: (call: string, status: number, body: unknown) => unknown;
}

const headersOf = (options: HttpTransportOptions, call: WireCall, { headers: own = {}, body }: LooseInput): Headers => {
  const headers = new Headers({ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' });
  for (const [name, value] of Object.entries(own)) if (value !== undefined) headers.set(name, String(value));
  if (options.channel !== '') headers.set('x-channel-id', options.channel);
  // The browser itself says the media type of a form, with its boundary.
  if (!(body instanceof FormData)) headers.set('content-type', 'application/json');
  const token = call.withoutToken ? undefined : options.token?.();
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
};

const isJson = (response: Response): boolean => /[/+]json\b/.test(response.headers.get('content-type') ?? '');

const bodyOf = async (call: string, response: Response): Promise<unknown> => {
  if (!isJson(response)) {
    const blob = await response.blob();
    // What stands before the shop (a proxy, a balancer) may answer an error with a page of its own.
    return blob.size === 0 || !response.ok ? undefined : blob;
  }
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    if (!response.ok) return undefined;
    throw new UnreadableAnswer(call, 'the body is no JSON', { cause: error });
  }
};

const count = (headers: Headers, name: string, least: number): number | undefined => {
  const text = headers.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(value) && value >= least ? value : undefined;
};

const pageOf = (headers: Headers, pageSize: number): PageInfo => ({
  total: count(headers, 'x-total', 0) ?? pageDefaults.total,
  per: count(headers, 'x-per-page', 1) ?? pageSize,
  last: count(headers, 'x-last-page', 1) ?? pageDefaults.last,
  current: count(headers, 'x-current-page', 1) ?? pageDefaults.current,
});

const pageHeadersOf = ({ total, per, last, current }: PageInfo): Record<string, number> => ({
  'x-total': total,
  'x-per-page': per,
  'x-last-page': last,
  'x-current-page': current,
});

/** The headers as they came, but `x-limit` as a number; one that is none counts as missing. */
const withLimit = (headers: Headers): Record<string, string | number> => {
  const { 'x-limit': _text, ...others } = Object.fromEntries(headers);
  const limit = count(headers, 'x-limit', 1);
  return limit === undefined ? others : { ...others, 'x-limit': limit };
};

/** One signal for the caller's wish, a change of screen and the time limit; it holds until the body is read. */
const limitTime = (signals: readonly (AbortSignal | undefined)[], timeoutMs: number) => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(() => controller.abort('timeout'), timeoutMs);
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  }
  const release = (): void => {
    clearTimeout(timer);
    for (const signal of signals) signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, release };
};

const faultOf = (call: string, error: unknown, signal: AbortSignal): unknown => {
  if (error instanceof ApiError) return error;
  if (signal.aborted && signal.reason === 'timeout')
    return new RequestTimeout(call, 'no answer in time', { cause: error });
  if (signal.aborted) return new RequestCancelled(call, 'cancelled', { cause: error });
  return new NetworkError(call, 'no answer', { cause: error });
};

/** The fields and files of a body as a form. */
const formOf = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
};

const sentOf = ({ isForm }: WireCall, { body }: LooseInput): unknown =>
  isForm && typeof body === 'object' && body !== null && !(body instanceof FormData) ? formOf(body) : body;

type Received = Pick<LooseAnswer, 'status' | 'body'> & { readonly headers: Headers };

const exchange = async (
  options: HttpTransportOptions,
  id: string,
  call: WireCall,
  request: { url: string; input: LooseInput; signal: AbortSignal },
): Promise<Received> => {
  const { url, signal } = request;
  const input = { ...request.input, body: sentOf(call, request.input) };
  try {
    const response = await ofetch.raw(url, {
      baseURL: options.baseUrl,
      method: call.method,
      headers: headersOf(options, call, input),
      ...(input.query ? { query: input.query } : {}),
      ...(input.body === undefined ? {} : { body: input.body as BodyInit | Record<string, unknown> }),
      credentials: call.withoutToken ? 'omit' : 'same-origin',
      signal,
      retry: false,
      ignoreResponseError: true,
      // Read here and not by ofetch, which would guess at a body that is no JSON and drop some of its keys.
      responseType: 'stream',
      ...(options.foreign ? { redirect: 'manual' } : {}),
    });
    const { status, headers } = response;
    return { status, headers, body: await bodyOf(id, options.foreign?.bound(id, response) ?? response) };
  } catch (error) {
    const fault = faultOf(id, error, signal);
    if (fault instanceof RequestTimeout) options.log(fault);
    throw fault;
  }
};

const answerOf = (options: HttpTransportOptions, id: string, call: WireCall, received: Received): LooseAnswer => {
  const { status, headers } = received;
  const expected = [...new Set([...call.statuses, ...options.wire.commonStatuses])];
  if (!expected.includes(status)) throw new UnexpectedStatus(id, status, expected);
  const body = options.foreign ? options.foreign.readBody(id, status, received.body) : received.body;
  const isSuccess = status >= 200 && status < 300;
  const read = withLimit(headers);
  if (call.pageSize === undefined || !isSuccess) return { status, body, headers: read };
  const page = pageOf(headers, call.pageSize);
  return { status, body, page, headers: { ...read, ...pageHeadersOf(page) } };
};

export const httpTransport = (options: HttpTransportOptions): Transport => ({
  ids: Object.keys(options.wire.calls),
  send: async (id: string, input: LooseInput, { signal }: CallOptions = {}): Promise<LooseAnswer> => {
    const call = options.wire.calls[id];
    if (!call) throw new Error(`${id} is no call of the contract`);
    const url = fillPath(id, call.path, input.params);
    const reads = call.method === 'GET' ? [signal, options.pendingReads?.signal()] : [];
    const limit = limitTime(reads, options.timeoutMs);
    try {
      return answerOf(options, id, call, await exchange(options, id, call, { url, input, signal: limit.signal }));
    } finally {
      limit.release();
    }
  },
});
