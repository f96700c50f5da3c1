/** The payment services of the shop behind SHOP_API_URL: pages allow the browser to go there with a card, and nowhere else. */
import type { FastifyBaseLogger } from 'fastify';
import { query } from '../../schemas/query';
import { runQuery } from '../../src/api/client';
import { webUrl } from '../http/web-address';
import type { Channel } from '../request/request-context';
import { keepFor } from './keep-for';
import { refusalFor, type Upstream } from './upstream';

const keptMs = 60_000;
const mostKept = 200;

export interface UpstreamPaymentsOptions {
  readonly upstream: Upstream;
  readonly apiUrl: string;
  readonly log: FastifyBaseLogger;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

/** Origins of the services that a channel takes payments through; null while the other shop cannot say. */
export const upstreamPaymentOrigins = ({ upstream, apiUrl, log, now }: UpstreamPaymentsOptions) => {
  const load = async (channel: string): Promise<readonly string[]> => {
    const client = { transport: upstream.transportFor(channel) };
    const methods = await runQuery(client, query('order.payments', {}));
    // A shop that sells nothing here has no such call.
    if (!methods.ok && methods.status < 500) return [];
    if (!methods.ok) throw new Error(`the other shop does not name its payment methods (${methods.code})`);
    const codes = new Set(methods.result.data.flatMap(({ service_code: code }) => code ?? []));
    const urls = [...codes].map(async (code) => {
      const service = await runQuery(client, query('order.paymentService', { params: { code } }));
      if (!service.ok && service.status >= 500) throw new Error(`the other shop does not say how ${code} is reached`);
      return service.ok ? webUrl(service.result.tokenize_url, apiUrl) : null;
    });
    return [...new Set((await Promise.all(urls)).flatMap((url) => url?.origin ?? []))];
  };
  const kept = keepFor({ keptMs, most: mostKept, now }, load);
  return ({ id }: Pick<Channel, 'id'>): Promise<readonly string[] | null> =>
    kept(id).catch((error: unknown) => {
      log.warn({ err: refusalFor(error, log) }, 'payment services are not known');
      return null;
    });
};
