/**
 * What follows when a form is sent: its values, the calls of the contract that they become, and the next screen, or what
 * is wrong by field. Each form has one action, which the plain post (server/plugins/storefront/forms) and the flows run
 * alike (but for the goods of the cart, docs/forms.md), so that a shopper gets the same with script and without. No rule
 * stands here: the shop has them all.
 *
 * To add one: `<group>/<form>.action.ts` below this folder with the export `action`, then `npm run index`.
 */
import type { ErrorBody } from '../../schemas/contract/errors';
import { errorOf, errors, type ErrorCode } from '../../schemas/shop-errors';
import type { CardToken } from '../../schemas/payments/payment';
import type { ObjectSchema } from '../../schemas/contract/json-schema';
import type { CallId } from '../../schemas/shop-contract';
import type { FlashName } from '../domain/flash/flash';
import { asErrorBody } from '../api/client';
import type { LooseAnswer, LooseInput } from '../api/transport';

/** What stands in a form's fields, by name, as it was typed. */
export type Values = Readonly<Record<string, string>>;

/** What a card is typed in for: a method of payment, or the member's saved cards at a payment service. */
export interface CardTaker {
  /** 0 where nothing is paid. */
  readonly paymentId: number;
  /** Its code; '' where it is the method's. */
  readonly service: string;
}

/** A card as a payment service knows it, and the service's code. */
export interface TokenizedCard {
  readonly card: CardToken;
  readonly service: string;
}

export interface ActionContext {
  /** The visitor's cart; '' where there is none. */
  readonly token: string;
  readonly send: (call: CallId, input: LooseInput) => Promise<LooseAnswer>;
  /**
   * The payment service's token for a card that was typed in (rule cart.card). null: without script nobody can type one
   * in. @throws where there is no token: whoever gave the function reads why
   */
  readonly tokenize: ((by: CardTaker, card: Values) => Promise<TokenizedCard>) | null;
  /**
   * What is wrong with the values by a form's schema; null: nothing. For what is shown before it is sent. Where the
   * browser sends, its form has looked, and there is none.
   */
  readonly check?: (schema: ObjectSchema, values: Values) => ErrorBody['errors'] | null;
}

/** Where to go (a path of the shop, or a card company's address), and the last call with what the shop said. */
export interface Done {
  readonly ok: true;
  readonly to: string;
  readonly call: CallId;
  readonly answer: LooseAnswer;
  /** What the call was asked, where the browser's cookies depend on it. */
  readonly asked?: object;
  /** Said once where it leads. */
  readonly flash?: FlashName;
}

/** The screen shows these values next, in no address, as its `posted`: a new login id, or what is to be confirmed before it is sent. */
export interface Shown {
  readonly ok: 'shown';
  readonly screen: string;
  readonly values: Values;
  /** Where the visitor's own browser sees the same again: a plain form is led there, and a reload sends nothing twice. */
  readonly at?: string;
  /** It may stand in a cookie of the browser for a while: a plain form is led to its screen, and a reload sends nothing twice. */
  readonly isKept?: true;
  /** The last call with what the shop said, where the browser's cookies depend on it. */
  readonly done?: Pick<Done, 'call' | 'answer'>;
}

/** The screen, with its query, that shows the form again; the error's fields bear the form's names. */
export interface Refused {
  readonly ok: false;
  readonly screen: string;
  /** The screen with the form, where another one says why. */
  readonly sentFrom?: string;
  readonly error: ErrorBody;
}

export type Outcome = Done | Refused | Shown;
export type Action = (values: Values, context: ActionContext) => Promise<Outcome>;

export const isSuccess = ({ status }: LooseAnswer): boolean => status >= 200 && status < 300;

/** A fault that came without words, as from a proxy, is told in ours; its code stays, since flows go by it. */
const messageOf = (code: string): string =>
  Object.hasOwn(errors, code) ? errors[code as ErrorCode].message : errors['server.error'].message;

/** The form's name for a field of a call: the call says `orderer.email`, the form `email`. */
const formField = (field: string): string => field.replace(/^(?:orderer|address|card)\./, '');

/**
 * The shop has answered no.
 *
 * @param nameOf the form's name for a field of the call
 */
export const refused = (answer: LooseAnswer, screen: string, nameOf = formField): Refused => {
  const { code, message, errors: fields } = asErrorBody(answer);
  const error = { code, message: message || messageOf(code) };
  const named = Object.entries(fields ?? {}).map(([field, faults]) => [nameOf(field), faults] as const);
  return {
    ok: false,
    screen,
    error: fields ? { ...error, errors: Object.fromEntries(named) } : error,
  };
};

/** Something was not chosen, or cannot be had, at these fields. */
export const refusedAt = (screen: string, fields: Values): Refused => ({
  ok: false,
  screen,
  error: {
    ...errorOf('request.invalid'),
    errors: Object.fromEntries(
      Object.entries(fields).map(([field, message]) => [field, [{ code: 'required', message }]]),
    ),
  },
});

/**
 * The shop has answered no, with a code that is about one field: its words are said there.
 *
 * @param at the field of each such code
 */
export const refusedNaming = (answer: LooseAnswer, screen: string, at: Partial<Record<ErrorCode, string>>): Refused => {
  const refusal = refused(answer, screen);
  const { code, message } = refusal.error;
  const field = Object.hasOwn(at, code) ? at[code as ErrorCode] : undefined;
  return field === undefined ? refusal : refusedAt(screen, { [field]: message });
};

/** Those of the values that have these names: forms of a browser's own making send more. */
export const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
