/** The sandbox's payment services as the shop asks them: over HTTP, with a time limit, whatever the way there is. */
import { type CardBrand, cardBrands } from '../../../../schemas/card/card';
import type { Fetch, FetchInit } from '../../../http/fetch-within';
import { readSigned, readSignedWord } from '../../../sandbox-payments/signature';
import { createMoneyMoves, type MoveAnswer } from './money-moves';
import {
  type CardKeeping,
  type PaidWith,
  type PaymentGateway,
  type PaymentOutcome,
  PaymentServiceSilent,
  type ServiceCard,
} from './gateway.types';

export interface SandboxGatewayOptions {
  /** Of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly keepsCards: boolean;
}

type Answer = MoveAnswer;

const jsonOf = (text: string): Answer['body'] => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('The answer is no object.');
  return value as Answer['body'];
};

const outcomeOf = ({ status: httpStatus, body }: Answer): PaymentOutcome => {
  const { id, status, challenge_url: challengeUrl } = body;
  if (httpStatus === 404) return { status: 'unknown' };
  // The service refuses what was asked (a token that it never gave): nothing is booked, and asking again is no use.
  if (httpStatus === 422) return { status: 'declined', paymentId: '' };
  if (httpStatus === 200 && typeof id === 'string') {
    if (status === 'authorised' || status === 'declined' || status === 'voided') return { status, paymentId: id };
    if (status === 'challenge' && typeof challengeUrl === 'string') return { status, paymentId: id, challengeUrl };
  }
  throw new PaymentServiceSilent(`The payment service answered ${httpStatus} ${String(body.code ?? status ?? '')}.`);
};

const brandOf = (said: unknown): CardBrand => cardBrands.find((brand) => brand === said) ?? 'other';

const cardOf = ({ status, body }: Answer): ServiceCard | null => {
  if (status === 422) return null;
  const { fingerprint, last_digits: lastDigits, expiration, name, brand } = body;
  const texts = [fingerprint, lastDigits, expiration, name].filter((text) => typeof text === 'string');
  const [print, digits, lastMonth, holder] = texts;
  if (status === 200 && print !== undefined && digits !== undefined && lastMonth !== undefined && holder !== undefined)
    return { fingerprint: print, brand: brandOf(brand), lastDigits: digits, expiration: lastMonth, holder };
  throw new PaymentServiceSilent(`The payment service answered ${status} to a card.`);
};

type Send = (path: string, body?: object) => Promise<Answer>;

const createSend =
  ({ baseUrl, apiKey, fetch, timeoutMs }: SandboxGatewayOptions): Send =>
  async (path, body) => {
    const init: FetchInit = {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${apiKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
    };
    try {
      const response = await fetch(`${baseUrl}${path}`, body ? { ...init, body: JSON.stringify(body) } : init);
      return { status: response.status, body: jsonOf(await response.text()) };
    } catch (cause) {
      throw new PaymentServiceSilent('The payment service did not answer.', { cause });
    }
  };

const cardKeeping = (send: Send): CardKeeping => ({
  keep: async (reference, token) => cardOf(await send('/cards', { reference, token })),
  async forget(reference) {
    const { status } = await send(`/cards/${encodeURIComponent(reference)}/forget`, {});
    if (status !== 200) throw new PaymentServiceSilent(`The payment service answered ${status} to forgetting a card.`);
  },
});

const bodyOf = (paidWith: PaidWith): object => {
  switch (paidWith.by) {
    case 'token':
      return { token: paidWith.token };
    case 'kept':
      return { kept_card: paidWith.reference };
    case 'account':
      return {};
  }
};

/** A gateway that speaks to server/sandbox-payments: to the service at `baseUrl`, for cards or the wallet. */
export const createSandboxGateway = (options: SandboxGatewayOptions): PaymentGateway => {
  const { apiKey, keepsCards } = options;
  const send = createSend(options);
  const ask = async (path: string, body?: object): Promise<PaymentOutcome> => outcomeOf(await send(path, body));
  const pathOf = (reference: string): string => `/payments/${encodeURIComponent(reference)}`;

  return {
    authorise: ({ reference, paidWith, amountJpy, returnUrl }) =>
      ask('/payments', { reference, ...bodyOf(paidWith), amount_jpy: amountJpy, return_url: returnUrl }),
    find: (reference) => ask(pathOf(reference)),
    void: (reference, amountJpy) => ask(`${pathOf(reference)}/void`, { amount_jpy: amountJpy }),
    cards: keepsCards ? cardKeeping(send) : null,
    readMessage(fields, now) {
      const message = readSigned(apiKey, fields, now);
      if (!message) return null;
      const { reference, amount_jpy: amountJpy, status, payment_id: paymentId } = message;
      return { reference, paymentId, amountJpy, outcome: status === 'challenge' ? null : { status, paymentId } };
    },
    readFraud(fields, now) {
      const word = readSignedWord(apiKey, fields, now);
      if (!word) return null;
      const { reference, payment_id: paymentId, result: verdict, timestamp } = word;
      return { reference, paymentId, verdict, toldAt: new Date(timestamp * 1000) };
    },
    ...createMoneyMoves(send),
  };
};
