/** The sandbox's service for cards: what each test card does stands in card-behaviours.ts. */
import type { FastifyInstance } from 'fastify';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sendAnswer } from '../http/send-answer';
import type { RawAnswer } from '../http/compiled-call';
import type { BookedPayment, Books, KeptCard } from './books.repository';
import { tokenise } from './card-tokens';
import { challengePage, challengeShell, endedPage } from './challenge-page';
import { outdatedCards, outdatedPayments } from './outdated-books';
import { readKeeping, readPaymentRequest } from './requests';
import type { Behaviour } from './card-behaviours';
import { addApi, addPage, failure, openService, type SandboxServiceOptions, type Service, shown } from './service';

export interface SandboxPaymentsOptions extends SandboxServiceOptions {
  /** How late the card that answers late does. */
  readonly lateMs: number;
}

export const sandboxPath = '/sandbox-payments';
/** Not secret: the browser shows it when it asks for a token, so that the service knows whose shopper it is. */
export const sandboxPublicKey = 'pk-noren-sandbox';

const statusOf: Readonly<Record<Exclude<Behaviour, 'never'>, BookedPayment['status']>> = {
  approve: 'authorised',
  decline: 'declined',
  challenge: 'challenge',
  late: 'authorised',
  twice: 'authorised',
};

type Desk = Service & {
  readonly lateMs: number;
  /** Aborts when the service closes, and with it whoever is kept waiting on purpose. */
  readonly closing: AbortSignal;
};

const waitOnPurpose = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined);

const authorise = async (desk: Desk, body: unknown): Promise<RawAnswer> => {
  const wanted = readPaymentRequest(body);
  if (!wanted) return failure(422, 'request');
  const known = await desk.books.byReference(wanted.reference);
  if (known) return shown(desk, known);
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
  return shown(desk, booked);
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

const withoutKey = {
  status: 401,
  body: {
    code: 'key',
    message: 'The header x-public-key has to name the key of GET /v1/settings/payment-service/sandbox.',
  },
} as const satisfies RawAnswer;

const addTokens = (app: FastifyInstance, desk: Desk): void => {
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
    return sendAnswer(reply, isCustomer ? await tokenise(desk, request.body, desk.now()) : withoutKey);
  });
};

/** The bank says that it is the card's holder, or it is not. */
const addChallenge = (app: FastifyInstance, desk: Desk): void =>
  addPage(app, desk, {
    shell: challengeShell,
    path: '/challenge',
    async waiting({ token, amount_jpy }) {
      const card = (await desk.books.findToken(token)) ?? (await desk.books.findKept(token));
      return challengePage(amount_jpy, card?.last_digits ?? '****');
    },
    ended: endedPage,
    buttonOf: (result) => ({ ends: result === 'approve' ? 'authorised' : 'declined', isBack: true }),
  });

export const sandboxPayments = (app: FastifyInstance, options: SandboxPaymentsOptions, done: () => void): void => {
  const closing = new AbortController();
  // As many as are kept waiting.
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', (next) => {
    closing.abort();
    next();
  });
  const service = openService(app, options, {
    schema: 'sandbox_payments',
    pageUrl: `${sandboxPath}/challenge`,
    outdated: [outdatedPayments('sandbox_payments'), ...outdatedCards],
  });
  const desk: Desk = { ...service, lateMs: options.lateMs, closing: closing.signal };
  addTokens(app, desk);
  addApi(
    app,
    desk,
    (body) => authorise(desk, body),
    (api) => addKeeping(api, desk.books),
  );
  addChallenge(app, desk);
  done();
};
