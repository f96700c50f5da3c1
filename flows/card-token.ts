/** The card's way: from the browser to the payment service, which answers a token (rule cart.card). */
import type { CardToken, PaymentServiceSettings } from '../schemas/payments/payment';
import type { ErrorBody } from '../schemas/contract/errors';
import { errorOf, errors } from '../schemas/shop-errors';
import type { TokenizedCard, Values } from '../src/actions/action';
import { asErrorBody, type Client } from '../src/api/client';
import { NetworkError } from '../src/api/errors';
import { CallRefused } from './fault';

const timeoutMs = 20_000;

const isCardToken = (value: unknown): value is CardToken =>
  typeof value === 'object' &&
  value !== null &&
  (['token', 'masked_number', 'expiration', 'name'] as const).every(
    (name) => name in value && typeof (value as Record<string, unknown>)[name] === 'string',
  );

const ask = async ({ tokenize_url: url, public_key: key }: PaymentServiceSettings, card: Values) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-public-key': key },
      // The shop's cookies are none of the payment service's business.
      credentials: 'omit',
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  } catch (error) {
    // Without a connection nothing is said of the service.
    if (globalThis.navigator?.onLine === false) throw new NetworkError('tokenize', 'no connection', { cause: error });
    return null;
  }
};

/** The payment service is away. */
const serviceAway = (): CallRefused => new CallRefused({ ...errorOf('payment.unavailable'), errors: null });

/** A token for a card, by the fields of its form. @throws CallRefused with the fields of the card form, or as `serviceAway`; NetworkError without a connection. */
export const tokenizeCard = async (service: PaymentServiceSettings, card: Values): Promise<CardToken> => {
  const answer = await ask(service, card);
  if (answer === null || answer.status >= 500) throw serviceAway();
  const { status, body } = answer;
  if (status >= 200 && status < 300 && isCardToken(body)) return body;
  const { errors: fields }: ErrorBody = asErrorBody({ status, body });
  throw new CallRefused({
    code: 'cart.payment.card_missing',
    message: errors[fields ? 'request.invalid' : 'cart.payment.card_missing'].message,
    errors: fields ?? null,
  });
};

/** By the shop's own word of the service. @throws as `tokenizeCard` */
export const tokenizeAt = async (
  client: Pick<Client, 'order'>,
  code: string,
  typed: Values,
): Promise<TokenizedCard> => {
  const service = await client.order.paymentService({ params: { code } });
  if (service.status !== 200) throw serviceAway();
  return { service: code, card: await tokenizeCard(service.body, typed) };
};
