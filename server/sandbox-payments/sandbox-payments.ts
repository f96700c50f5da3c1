/**
 * A payment service for trying out: it stands in for a company of its own, with its own books, key and pages, and moves
 * no money. The shop reaches it over its API only; what each test card does stands in card-behaviours.ts.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../db/client';
import type { Fetch } from '../http/fetch-within';
import { takeForms } from '../http/form-body';
import { sendAnswer } from '../http/send-answer';
import { type BookedPayment, type Books, createBooks, type KeptCard, type SandboxTables } from './books.repository';
import { tokenise } from './card-tokens';
import { challengePage, challengePolicy, endedPage } from './challenge-page';
import { startForgetting } from './outdated-books';
import { addMoves } from './moves';
import { createMoves, type Moves } from './moves.repository';
import { readAmount, readKeeping, readPaymentRequest } from './requests';
import { signMessage } from './signature';
import { type Behaviour } from './card-behaviours';

export interface SandboxPaymentsOptions {
  readonly databaseUrl: string;
  /** What its customer, the shop, shows with every request; messages to the shop are signed with it. */
  readonly apiKey: string;
  /** Where the shop's screens stand, if elsewhere than its server answers. */
  readonly publicUrl: string | null;
  /** Where the shop's server is told outcomes. */
  readonly notifyUrl: string;
  readonly fetch: Fetch;
  readonly now: () => Date;
  /** How late the card that answers late does. */
  readonly lateMs: number;
}

export const sandboxPath = '/sandbox-payments';
/** Not secret: the browser shows it when it asks for a token, so that the service knows whose shopper it is. */
export const sandboxPublicKey = 'pk-noren-sandbox';
const callbackPatienceMs = 10_000;

const statusOf: Readonly<Record<Exclude<Behaviour, 'never'>, BookedPayment['status']>> = {
  approve: 'authorised',
  decline: 'declined',
  challenge: 'challenge',
  late: 'authorised',
  twice: 'authorised',
};

const shown = ({ id, reference, status, amount_jpy }: BookedPayment) => ({
  id,
  reference,
  status,
  amount_jpy,
  challenge_url: status === 'challenge' ? `${sandboxPath}/challenge/${id}` : null,
});

const failure = (status: number, code: string) => ({ status, body: { code } });

const isKnown = (request: FastifyRequest, apiKey: string): boolean => {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${apiKey}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Tells the shop's server; one that does not answer asks by itself. */
const createCallbacks = ({ apiKey, notifyUrl, fetch, now }: SandboxPaymentsOptions, app: FastifyInstance) => {
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

type Callbacks = ReturnType<typeof createCallbacks>;

interface Desk extends SandboxPaymentsOptions {
  readonly books: Books;
  readonly moves: Moves;
  readonly callbacks: Callbacks;
  /** Aborts when the service closes, and with it whoever is kept waiting on purpose. */
  readonly closing: AbortSignal;
}

const waitOnPurpose = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined);

const authorise = async (desk: Desk, body: unknown) => {
  const wanted = readPaymentRequest(body);
  if (!wanted) return failure(422, 'request');
  const known = await desk.books.byReference(wanted.reference);
  if (known) return { status: 200, body: shown(known) };
  const { kept_card: kept, token = '', ...payment } = wanted;
  const card = kept === undefined ? await desk.books.findToken(token) : await desk.books.findKept(kept);
  if (!card) return failure(422, 'token');
  const { behaviour } = card;
  if (behaviour === 'never') {
    await waitOnPurpose(desk.lateMs * 10, desk.closing);
    return failure(503, 'silent');
  }
  const booked = await desk.books.book({ ...payment, token: kept ?? token, status: statusOf[behaviour] });
  if (behaviour === 'late') await waitOnPurpose(desk.lateMs, desk.closing);
  // Where the answer came in time, it says all.
  const times = { late: 1, twice: 2 }[behaviour as string] ?? 0;
  for (let told = 0; told < times; told += 1) desk.callbacks.send(booked);
  return { status: 200, body: shown(booked) };
};

/** What the customer is told of a card that is kept. */
const shownCard = ({ last_digits, card }: KeptCard) => ({ ...card, last_digits });

const addKeeping = (api: FastifyInstance, books: Books): void => {
  api.post('/cards', async (request, reply) => {
    const wanted = readKeeping(request.body);
    const kept = wanted && (await books.keepCard(wanted.reference, wanted.token));
    return sendAnswer(reply, kept ? { status: 200, body: shownCard(kept) } : failure(422, 'token'));
  });
  api.post<{ Params: { reference: string } }>('/cards/:reference/forget', async ({ params }, reply) => {
    await books.forgetCard(params.reference);
    return sendAnswer(reply, { status: 200, body: {} });
  });
};

const addApi = (app: FastifyInstance, desk: Desk): void => {
  const { books, moves, apiKey, now } = desk;
  // Browsers come from whatever shop's page; they bring no cookie, and the key says whose shopper it is.
  const fromAnywhere = { 'access-control-allow-origin': '*' } as const;
  app.options('/tokens', (_request, reply) =>
    reply
      .headers(fromAnywhere)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, x-public-key')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  );
  app.post('/tokens', async (request, reply) => {
    reply.headers(fromAnywhere);
    const isCustomer = request.headers['x-public-key'] === sandboxPublicKey;
    return sendAnswer(reply, isCustomer ? await tokenise(desk, request.body, now()) : failure(401, 'key'));
  });

  void app.register((api: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    api.addHook('onRequest', (request, reply, next) => {
      if (isKnown(request, apiKey)) return next();
      void sendAnswer(reply, failure(401, 'key'));
    });
    api.post('/payments', async (request, reply) => sendAnswer(reply, await authorise(desk, request.body)));
    api.get<{ Params: { reference: string } }>('/payments/:reference', async ({ params }, reply) => {
      const payment = await books.byReference(params.reference);
      return sendAnswer(reply, payment ? { status: 200, body: shown(payment) } : failure(404, 'unknown'));
    });
    api.post<{ Params: { reference: string } }>('/payments/:reference/void', async ({ params, body }, reply) => {
      const amountJpy = readAmount(body);
      const payment = amountJpy === null ? undefined : await books.void(params.reference, amountJpy);
      return sendAnswer(reply, payment ? { status: 200, body: shown(payment) } : failure(422, 'request'));
    });
    addKeeping(api, books);
    addMoves(api, moves);
    done();
  });
};

const html = (reply: FastifyReply, ...back: readonly string[]): FastifyReply =>
  reply
    .header('content-security-policy', challengePolicy(back))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8');

const returnTo = ({ id, reference, status, amount_jpy, return_url }: BookedPayment, { apiKey, now }: Desk): string => {
  const said = status === 'challenge' ? 'declined' : status;
  const fields = signMessage(apiKey, { reference, payment_id: id, status: said, amount_jpy }, now());
  return `${return_url}${return_url.includes('?') ? '&' : '?'}${new URLSearchParams(fields).toString()}`;
};

const addChallenge = (app: FastifyInstance, desk: Desk): void => {
  const { books, callbacks } = desk;
  app.get<{ Params: { id: string } }>('/challenge/:id', async ({ params }, reply) => {
    const payment = await books.byId(params.id);
    if (!payment || payment.return_url === '') return sendAnswer(reply, failure(404, 'unknown'));
    const card = (await books.findToken(payment.token)) ?? (await books.findKept(payment.token));
    const lastDigits = card?.last_digits ?? '****';
    const body = payment.status === 'challenge' ? challengePage(payment.amount_jpy, lastDigits) : endedPage();
    return html(reply, payment.return_url, desk.publicUrl ?? '').send(body);
  });

  app.post<{ Params: { id: string } }>('/challenge/:id', async ({ params, body }, reply) => {
    const isApproved = body instanceof URLSearchParams && body.get('result') === 'approve';
    const before = await books.byId(params.id);
    const payment = await books.endChallenge(params.id, isApproved ? 'authorised' : 'declined');
    if (!before || !payment || payment.return_url === '') return sendAnswer(reply, failure(404, 'unknown'));
    if (before.status === 'challenge') callbacks.send(payment);
    // 307 keeps the POST: the shopper comes back with one click, without script, as from a bank's page.
    return html(reply, payment.return_url, desk.publicUrl ?? '').redirect(returnTo(payment, desk), 307);
  });
};

export const sandboxPayments = (app: FastifyInstance, options: SandboxPaymentsOptions, done: () => void): void => {
  const db = openDatabase<SandboxTables>(options.databaseUrl, {
    pool: 2,
    log: app.log,
    applicationName: 'noren-sandbox-payments',
  });
  const callbacks = createCallbacks(options, app);
  const closing = new AbortController();
  // As many as are kept waiting.
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', (next) => {
    closing.abort();
    next();
  });
  const forgetting = startForgetting(db, app.log);
  app.addHook('onClose', async () => {
    await forgetting.stop();
    await callbacks.finish();
    await db.destroy();
  });
  takeForms(app);
  const desk: Desk = { ...options, books: createBooks(db), moves: createMoves(db), callbacks, closing: closing.signal };
  addApi(app, desk);
  addChallenge(app, desk);
  done();
};
