/** Requests to the app itself without a socket: what runs in it reaches its own routes before it listens, and in tests. */
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface FetchInit {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** The part of `fetch` that the shop uses, so that either can stand for the other. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

/** Rejects when the signal does; `release` ends the listening. */
const whenAborted = (signal: AbortSignal): { readonly promise: Promise<never>; readonly release: () => void } => {
  const listening = new AbortController();
  const promise = new Promise<never>((_, reject) => {
    const abort = (): void => reject(new Error('aborted', { cause: signal.reason }));
    signal.addEventListener('abort', abort, { once: true, signal: listening.signal });
  });
  return { promise, release: () => listening.abort() };
};

const bodiless = new Set([204, 205, 304]);

/** Only the path of a URL counts. An aborted request is not waited for; the route may still run to its end, as over HTTP. */
export const fetchWithin =
  (app: FastifyInstance): Fetch =>
  async (url, { method, headers, body, signal }) => {
    signal?.throwIfAborted();
    const { pathname, search } = new URL(url, 'http://app.internal');
    const request: InjectOptions = { method, url: `${pathname}${search}`, headers: { ...headers } };
    const answering = app.inject(body === undefined ? request : { ...request, payload: body });
    const stop = signal ? whenAborted(signal) : null;
    try {
      const answer = await (stop ? Promise.race([answering, stop.promise]) : answering);
      const type = answer.headers['content-type'];
      return new Response(bodiless.has(answer.statusCode) ? null : answer.body, {
        status: answer.statusCode,
        headers: typeof type === 'string' ? { 'content-type': type } : {},
      });
    } finally {
      stop?.release();
    }
  };
