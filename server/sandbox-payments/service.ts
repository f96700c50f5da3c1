/**
 * What the sandbox's payment services have in common: each stands in for a company of its own, with its own books, key and
 * pages, and moves no money. The shop reaches them over their API only.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { openDatabase } from '../db/client';
import type { RawAnswer } from '../http/compiled-call';
import type { Fetch } from '../http/fetch-within';
import { takeForms } from '../http/form-body';
import type { PageShell } from '../html/page-shell';
import { sendAnswer } from '../http/send-answer';
import {
  type BookedPayment,
  type Books,
  createBooks,
  type SandboxTables,
  type ServiceSchema,
} from './books.repository';
import { addMoves } from './moves';
import { createMoves } from './moves.repository';
import { type OutdatedRows, startForgetting } from './outdated-books';
import { readAmount } from './requests';
import { pagePolicy } from './service-page';
import { signMessage } from './signature';

export interface SandboxServiceOptions {
  readonly databaseUrl: string;
  /** What its customer, the shop, shows with every request; messages to the shop are signed with it. */
  readonly apiKey: string;
  /** Where the shop's screens stand, if elsewhere than its server answers. */
  readonly publicUrl: string | null;
  /** Where the shop's server is told outcomes. */
  readonly notifyUrl: string;
  readonly fetch: Fetch;
  readonly now: () => Date;
}

export interface ServiceNature {
  readonly schema: ServiceSchema;
  /** Where the shopper approves a payment: the address that its id is added to. */
  readonly pageUrl: string;
  readonly outdated: readonly OutdatedRows[];
}

const callbackPatienceMs = 10_000;

/** Tells the shop's server; one that does not answer asks by itself. */
const createCallbacks = ({ apiKey, notifyUrl, fetch, now }: SandboxServiceOptions, app: FastifyInstance) => {
  const underWay = new Set<Promise<void>>();
  const tell = async ({ reference, id, status, amount_jpy }: BookedPayment): Promise<void> => {
    if (status === 'challenge') return;
    const message = signMessage(apiKey, { reference, payment_id: id, status, amount_jpy }, now());
    await fetch(notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(callbackPatienceMs),
    });
  };
  return {
    send(payment: BookedPayment): void {
      const telling = tell(payment)
        .catch((error: unknown) => app.log.warn({ err: error }, 'the shop could not be told of a payment'))
        .finally(() => underWay.delete(telling));
      underWay.add(telling);
    },
    finish: () => Promise.all(underWay),
  };
};

/** Opens a service's books, which close with the app. */
export const openService = (app: FastifyInstance, options: SandboxServiceOptions, nature: ServiceNature) => {
  const { schema, pageUrl, outdated } = nature;
  const client = openDatabase<SandboxTables>(options.databaseUrl, {
    pool: 2,
    log: app.log,
    applicationName: `noren-${schema.replace('_', '-')}`,
  });
  const callbacks = createCallbacks(options, app);
  const forgetting = startForgetting(client, outdated, app.log);
  app.addHook('onClose', async () => {
    await forgetting.stop();
    await callbacks.finish();
    await client.destroy();
  });
  takeForms(app);
  const db = client.withSchema(schema);
  return { ...options, pageUrl, books: createBooks(db), moves: createMoves(db), callbacks };
};

export type Service = ReturnType<typeof openService>;

export const failure = (status: number, code: string): RawAnswer => ({ status, body: { code } });

/** What the customer is told of a payment. */
export const shown = ({ pageUrl }: Service, { id, reference, status, amount_jpy }: BookedPayment): RawAnswer => ({
  status: 200,
  body: { id, reference, status, amount_jpy, challenge_url: status === 'challenge' ? `${pageUrl}/${id}` : null },
});

const isKnown = (request: FastifyRequest, apiKey: string): boolean => {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${apiKey}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * The API, which opens with the customer's key.
 *
 * @param authorise answers to a payment that is asked for
 * @param addMore what this service can besides
 */
export const addApi = (
  app: FastifyInstance,
  service: Service,
  authorise: (body: unknown) => Promise<RawAnswer>,
  addMore: (api: FastifyInstance) => void = () => undefined,
): void => {
  const { books, moves, apiKey } = service;
  void app.register((api: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    api.addHook('onRequest', (request, reply, next) => {
      if (isKnown(request, apiKey)) return next();
      void sendAnswer(reply, failure(401, 'key'));
    });
    api.post('/payments', async (request, reply) => sendAnswer(reply, await authorise(request.body)));
    api.get<{ Params: { reference: string } }>('/payments/:reference', async ({ params }, reply) => {
      const payment = await books.byReference(params.reference);
      return sendAnswer(reply, payment ? shown(service, payment) : failure(404, 'unknown'));
    });
    api.post<{ Params: { reference: string } }>('/payments/:reference/void', async ({ params, body }, reply) => {
      const amountJpy = readAmount(body);
      const payment = amountJpy === null ? undefined : await books.void(params.reference, amountJpy);
      return sendAnswer(reply, payment ? shown(service, payment) : failure(422, 'request'));
    });
    addMore(api);
    addMoves(api, moves);
    done();
  });
};

/** A button of a service's page. ends: the payment is over by it. isBack: the shopper goes back to the shop. */
export interface PageButton {
  readonly ends: Parameters<Books['endChallenge']>[1] | null;
  readonly isBack: boolean;
}

export interface ServicePage {
  readonly shell: PageShell;
  /** Beneath the service's own, e.g. `/challenge`. */
  readonly path: string;
  readonly waiting: (payment: BookedPayment) => string | Promise<string>;
  readonly ended: () => string;
  /** @param result of the button that was pressed; null: nobody knows which */
  readonly buttonOf: (result: string | null) => PageButton;
}

const returnTo = ({ apiKey, now }: Service, payment: BookedPayment): string => {
  const { id, reference, status, amount_jpy, return_url } = payment;
  const fields = signMessage(apiKey, { reference, payment_id: id, status, amount_jpy }, now());
  return `${return_url}${return_url.includes('?') ? '&' : '?'}${new URLSearchParams(fields).toString()}`;
};

/** Where a shopper approves a payment or does not. */
export const addPage = (app: FastifyInstance, service: Service, page: ServicePage): void => {
  const { books, callbacks, publicUrl } = service;
  const html = (reply: FastifyReply, { return_url }: BookedPayment): FastifyReply =>
    reply
      .header('content-security-policy', pagePolicy(page.shell, [return_url, publicUrl ?? '']))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
  const known = async (id: string): Promise<BookedPayment | null> => {
    const payment = await books.byId(id);
    return payment && payment.return_url !== '' ? payment : null;
  };
  app.get<{ Params: { id: string } }>(`${page.path}/:id`, async ({ params }, reply) => {
    const payment = await known(params.id);
    if (!payment) return sendAnswer(reply, failure(404, 'unknown'));
    return html(reply, payment).send(payment.status === 'challenge' ? await page.waiting(payment) : page.ended());
  });

  app.post<{ Params: { id: string } }>(`${page.path}/:id`, async ({ params, body }, reply) => {
    const { ends, isBack } = page.buttonOf(body instanceof URLSearchParams ? body.get('result') : null);
    const before = await known(params.id);
    const payment = before && ends ? await books.endChallenge(params.id, ends) : before;
    if (!before || !payment) return sendAnswer(reply, failure(404, 'unknown'));
    if (before.status === 'challenge') callbacks.send(payment);
    const answer = html(reply, payment);
    // 307 keeps the POST: the shopper comes back with one click, without script, as from a bank's page.
    return isBack ? answer.redirect(returnTo(service, payment), 307) : answer.send(page.ended());
  });
};
