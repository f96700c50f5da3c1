/**
 * The app's side of payment services: the sandbox's, where the configuration has one, and the two doors through which a
 * service comes back: the shopper's return, and what it tells the shop's server.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../schemas/shop-errors';
import { completePath, pathOfStep } from '../../src/domain/checkout-steps';
import type { PaymentMessagesService, ToldOrder } from '../domains/selling/order/paying/messages.service';
import { readReference } from '../domains/selling/order/rows/numbers';
import { createSandboxGateway } from '../domains/selling/payments/gateway';
import type { PaymentServices } from '../domains/selling/payments/gateway.types';
import { answerForError, Refusal } from '../http/error-answer';
import { type Fetch, fetchWithin } from '../http/fetch-within';
import { takeForms } from '../http/form-body';
import type { Channel } from '../request/request-context';
import { sandboxPath, sandboxPayments, sandboxPublicKey } from '../sandbox-payments/sandbox-payments';
import { sandboxWallet, walletKey, walletPath } from '../sandbox-payments/wallet';
import { sendUnread } from './unread-return';

export interface SandboxSettings {
  /** Of the cards' service; the wallet's is derived from it. */
  readonly apiKey: string;
  /** How long the shop waits for an answer. */
  readonly timeoutMs?: number;
  /** How late the test card that answers late does. */
  readonly lateMs?: number;
  /** What lies between the shop and the service; absent: nothing that loses what either says. */
  readonly line?: (fetch: Fetch) => Fetch;
}

const straight = (fetch: Fetch): Fetch => fetch;
const sandboxCode = 'sandbox';
const walletCode = 'sandbox-wallet';
const returnPath = '/payments/return';
const notifyPath = '/payments/notify';
const usualTimeoutMs = 8_000;
const usualLateMs = 12_000;

/** The sandbox's as the shop's payment services. They are reached through the app itself, whatever it listens on. */
export const sandboxServices = (
  app: FastifyInstance,
  { apiKey, timeoutMs = usualTimeoutMs, line = straight }: SandboxSettings,
): PaymentServices => {
  const within = { fetch: line(fetchWithin(app)), timeoutMs };
  const cards = createSandboxGateway({ ...within, baseUrl: sandboxPath, apiKey, keepsCards: true });
  const wallet = createSandboxGateway({
    ...within,
    baseUrl: walletPath,
    apiKey: walletKey(apiKey),
    keepsCards: false,
  });
  const settings = {
    code: sandboxCode,
    tokenize_url: `${sandboxPath}/tokens`,
    public_key: sandboxPublicKey,
    is_demo: true,
  };
  return {
    gateways: new Map([
      [sandboxCode, cards],
      [walletCode, wallet],
    ]),
    settings: new Map([[sandboxCode, settings]]),
    // Without a host: the shopper comes back to the one that they left, whichever of the shop's it is.
    returnUrl: returnPath,
  };
};

export const addSandbox = async (
  app: FastifyInstance,
  { apiKey, lateMs = usualLateMs, line = straight }: SandboxSettings,
  own: { readonly databaseUrl: string; readonly publicUrl: string | null; readonly now: () => Date },
): Promise<void> => {
  const options = { ...own, notifyUrl: notifyPath, fetch: line(fetchWithin(app)) };
  await app.register(sandboxPayments, { ...options, apiKey, lateMs, prefix: sandboxPath });
  await app.register(sandboxWallet, { ...options, apiKey: walletKey(apiKey), prefix: walletPath });
};

export interface PaymentDoorsOptions {
  readonly messages: PaymentMessagesService;
  readonly findChannel: (hint: { readonly id: string }) => Promise<Channel | null>;
  /** PUBLIC_URL; null: the shop's screens stand wherever it is asked. */
  readonly publicUrl: string | null;
  readonly now: () => Date;
}

/**
 * What the addresses of the channel's screens begin with, for who came back from a payment service. Where a storefront
 * of its own asks this shop, the service knows this shop's address, and PUBLIC_URL is the storefront's.
 */
const screensAt = ({ host, hostname }: FastifyRequest, channel: Channel, publicUrl: string | null): string => {
  if (channel.host === hostname.toLowerCase()) return '';
  const isElsewhere = publicUrl !== null && new URL(publicUrl).host !== host.toLowerCase();
  return (isElsewhere ? publicUrl : '') + channel.prefix;
};

/** Where somebody is led who comes back. */
const screenOf = ({ errorCode, isUndecided, publicId }: ToldOrder): string => {
  if (errorCode !== null) return `${pathOfStep('payment')}?error=${errorCode}`;
  const left: ErrorCode = 'payment.left_open';
  return isUndecided ? `${pathOfStep('confirm')}?error=${left}` : completePath(publicId);
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const returned = ({ body, query }: FastifyRequest): Readonly<Record<string, unknown>> => ({
  ...(body instanceof URLSearchParams ? Object.fromEntries(body) : {}),
  ...fieldsOf(query),
});

/** What a service signed stands in the query or in the body; what did not come from it is a 403 and changes nothing. */
export const paymentDoors = (
  app: FastifyInstance,
  { messages, findChannel, publicUrl, now }: PaymentDoorsOptions,
  done: () => void,
): void => {
  takeForms(app);

  /** The confirmation, or where it leads; of the channel that is named, whoever names it: it is one of the shop's. */
  const wayOn = async (request: FastifyRequest): Promise<string> => {
    const { reference } = returned(request);
    const named = typeof reference === 'string' ? readReference(reference) : null;
    const channel = named && (await findChannel({ id: named.channelId }).catch(() => null));
    return (channel ? screensAt(request, channel, publicUrl) : '') + pathOfStep('confirm');
  };

  /**
   * Any site can post here, also what was told before, and brings no Lax cookie along. So it does what is signed, and
   * touches no cookie: the GET that follows has the visitor's cookies, and shows them what is theirs (ended-carts.ts).
   * A refusal is read by a shopper, too: one who sends the bank's answer again much later, or while the database is away.
   */
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status } = answerForError(error, request.log);
    // It fails never: where nothing can be asked, the way is the first channel's.
    void wayOn(request).then((way) => sendUnread(reply, status, way));
  };

  app.post(returnPath, { errorHandler }, async (request, reply) => {
    const told = await messages.receive(returned(request), now());
    const channel = told && (await findChannel({ id: told.channelId }));
    if (!channel) throw new Refusal('request.forbidden-origin');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(screensAt(request, channel, publicUrl) + screenOf(told), 303);
  });

  app.post(notifyPath, async (request, reply) => {
    const told = await messages.receive(fieldsOf(request.body), now());
    if (!told) throw new Refusal('request.forbidden-origin');
    return reply.code(204).send();
  });
  done();
};
