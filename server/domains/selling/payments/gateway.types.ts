/** What the shop needs of a payment service, whichever it is. Every payment is named by the shop's own reference. */
import type { CardBrand } from '../../../../schemas/card/card';
import type { FraudVerdict, PaymentServiceSettings } from '../../../../schemas/payments/payment';
import type { MoneyMoves } from './money-moves.types';

/** What a payment service says of a payment. */
export type PaymentOutcome =
  | { readonly status: 'authorised' | 'declined' | 'voided'; readonly paymentId: string }
  /** It waits for the shopper, at a page of the service. */
  | { readonly status: 'challenge'; readonly paymentId: string; readonly challengeUrl: string }
  /** The service has never heard of the reference. */
  | { readonly status: 'unknown' };

/**
 * What a payment is made with. A token: of a card that was typed in, from the service to the browser and from there to the
 * shop; kept: a card that the service keeps; account: the shopper's own there, as they say at the service's page.
 */
export type PaidWith =
  | { readonly by: 'token'; readonly token: string }
  | { readonly by: 'kept'; readonly reference: string }
  | { readonly by: 'account' };

export interface PaymentRequest {
  /** Of one order and one try; asked twice under one reference, the service books once. */
  readonly reference: string;
  readonly paidWith: PaidWith;
  readonly amountJpy: number;
  /** Where the service sends the shopper back to from its page. */
  readonly returnUrl: string;
}

/** What the service says on its own account: with the shopper's return, or to the shop's server. */
export interface PaymentMessage {
  readonly reference: string;
  readonly paymentId: string;
  readonly amountJpy: number;
  /** Null: the shopper is back, and has decided nothing. */
  readonly outcome: PaymentOutcome | null;
}

/** What the service has found out about whoever pays. */
export interface FraudMessage {
  readonly reference: string;
  readonly paymentId: string;
  readonly verdict: FraudVerdict;
  readonly toldAt: Date;
}

/** No answer, or none that could be read: whether the service has booked is not known, and is to be asked later. */
export class PaymentServiceSilent extends Error {
  override readonly name = 'PaymentServiceSilent';
}

/** What a service says of a card that it keeps; the number stays there. */
export interface ServiceCard {
  /** Of the number: the same for the same card. */
  readonly fingerprint: string;
  readonly brand: CardBrand;
  readonly lastDigits: string;
  /** yyyymm */
  readonly expiration: string;
  /** As it stands on the card. */
  readonly holder: string;
}

/** Cards that a service keeps for the shop. */
export interface CardKeeping {
  /** Keeps the card of a token under the shop's reference, also asked twice. Null: it keeps none for that token. Throws PaymentServiceSilent. */
  keep(reference: string, token: string): Promise<ServiceCard | null>;
  /** The service has no card under the reference any more, or never had. Throws PaymentServiceSilent. */
  forget(reference: string): Promise<void>;
}

export interface PaymentGateway extends MoneyMoves {
  /** Throws PaymentServiceSilent. */
  authorise(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Throws PaymentServiceSilent. */
  find(reference: string): Promise<PaymentOutcome>;
  /** Whatever was booked or is yet to come under the reference comes to nothing, unless it was captured. Throws PaymentServiceSilent. */
  void(reference: string, amountJpy: number): Promise<PaymentOutcome>;
  /** Null: the service keeps no cards. */
  readonly cards: CardKeeping | null;
  /** Reads a signed message; null: forged, altered, or older than a few minutes. */
  readMessage(fields: Readonly<Record<string, unknown>>, now: Date): PaymentMessage | null;
  /** The same of what it has found out. */
  readFraud(fields: Readonly<Record<string, unknown>>, now: Date): FraudMessage | null;
}

/** Payment services by their code (payment_methods.service_code). */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/** The payment services that a shop works with. */
export interface PaymentServices {
  readonly gateways: PaymentGateways;
  /** What a browser needs to give a card to a service by itself; by its code. */
  readonly settings: ReadonlyMap<string, PaymentServiceSettings>;
  /** Where shoppers come back to, at the shop. */
  readonly returnUrl: string;
}
