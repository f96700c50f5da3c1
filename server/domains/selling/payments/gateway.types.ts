/** What the shop needs of a payment service, whichever it is. Every payment is named by the shop's own reference. */
import type { PaymentServiceSettings } from '../../../../schemas/payments/payment';

/** What a payment service says of a payment. */
export type PaymentOutcome =
  | { readonly status: 'authorised' | 'declined' | 'voided'; readonly paymentId: string }
  | { readonly status: 'challenge'; readonly paymentId: string; readonly challengeUrl: string }
  /** The service has never heard of the reference. */
  | { readonly status: 'unknown' };

export interface PaymentRequest {
  /** Of one order and one try; asked twice under one reference, the service books once. */
  readonly reference: string;
  /** Of a card, from the service to the browser and from there to the shop. */
  readonly token: string;
  readonly amountJpy: number;
  /** Where the service sends the shopper after a challenge. */
  readonly returnUrl: string;
}

/** What the service says on its own account: with the shopper's return, or to the shop's server. */
export interface PaymentMessage {
  readonly reference: string;
  readonly amountJpy: number;
  readonly outcome: PaymentOutcome;
}

/** No answer, or none that could be read: whether the service has booked is not known, and is to be asked later. */
export class PaymentServiceSilent extends Error {
  override readonly name = 'PaymentServiceSilent';
}

export interface PaymentGateway {
  /** Throws PaymentServiceSilent. */
  authorise(request: PaymentRequest): Promise<PaymentOutcome>;
  /** Throws PaymentServiceSilent. */
  find(reference: string): Promise<PaymentOutcome>;
  /** Whatever was booked or is yet to come under the reference comes to nothing. Throws PaymentServiceSilent. */
  void(reference: string, amountJpy: number): Promise<PaymentOutcome>;
  /** Reads a signed message; null: forged, altered, or older than a few minutes. */
  readMessage(fields: Readonly<Record<string, unknown>>, now: Date): PaymentMessage | null;
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
