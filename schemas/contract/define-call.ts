/**
 * A call of the API as data. From it come the typed client, the server's route with its validation, the OpenAPI
 * document, and what scenarios, hostile requests and the attack matrix are held against.
 *
 * To add a call: add it to its domain's `*.calls.ts`; the server does not compile until the domain implements it.
 */
import { errorBody, type ErrorBody } from './errors';
import type { Infer, InferInput, ObjectSchema, Schema } from './json-schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Bytes that a body may have where its call says nothing: a form of the shop has a tenth of them. */
export const usualBodyBytes = 65_536;

/**
 * How often a call may be made. Counted for each call by itself, in windows of `perS` seconds that begin with the first.
 * `address`: by one network address, of which carriers and offices share one among thousands of people. `cart`: about
 * one cart. `shop`: in one channel by everyone. `recipient`: so many mails to one mailbox, whoever has them sent, and by
 * all calls together that say as many; `isByKind`: of each kind of mail, so that what others have sent there holds up none of
 * what its owner asks for; `of` says where the mailbox stands. `mails`: so many in one channel. No call is
 * refused for either, or anybody could keep others from calling: they are enforced where mails are sent, and what is too
 * much waits (server/domains/base/mails/mail-sender.ts). `tries`: so many that fail, of what `of` says; whoever finds that
 * they fail counts them, and what follows then the call's answers say.
 */
export type CallLimit =
  | { readonly by: 'address' | 'cart' | 'shop'; readonly most: number; readonly perS: number }
  | { readonly by: 'mails'; readonly most: number; readonly perS: number }
  | {
      readonly by: 'recipient';
      readonly of: string;
      readonly most: number;
      readonly perS: number;
      readonly isByKind?: true;
    }
  | { readonly by: 'tries' | 'codes'; readonly of: string; readonly most: number; readonly perS: number };

/** A file that a call takes. What it is, its content alone says: neither its name nor the type that is said of it. */
export interface FileDefinition {
  readonly title: string;
  readonly description: string;
  /** The largest that is taken. */
  readonly bytes: number;
}

/** `body` absent: the answer has no content. `binary`: a file, named by `x-suggested-filename`. */
export interface ResponseDefinition {
  readonly description: string;
  readonly body?: Schema;
  readonly headers?: ObjectSchema;
  readonly binary?: string;
}

/**
 * Whom an answer is for. `everyone`: the same for all, and the only kind that is ever kept beyond a request; its handler
 * cannot see who asks (server/request/handlers.ts), so what is a visitor's own, such as a favourite or a taken coupon, comes from
 * a call of its own. `visitor`: whoever holds the token that goes with the call, logged in or not: a cart's (or of one
 * that the call begins), that of the cart that became the order, a gift's, a mailed link's; or who shows by what they send
 * who they are: a password, a mailbox, a login that may be over. `member`, `staff`: whoever is logged in as one.
 */
export type Audience = 'everyone' | 'visitor' | 'member' | 'staff';

/** A call for everyone takes no headers: they are how a client shows what it holds. */
type ForWhom =
  | { readonly audience: 'everyone'; readonly headers?: never }
  | { readonly audience: Exclude<Audience, 'everyone'>; readonly headers?: ObjectSchema };

interface CallParts {
  readonly method: Method;
  /** Path with `{name}` parameters; a last `{name*}` takes any depth, slashes included. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Set on calls that the product text does not name. */
  readonly ours?: true;
  /** Neither token nor cookie goes with it, whoever asks: it is asked for before anything else (public.json). */
  readonly withoutToken?: true;
  /** A POST that changes nothing: what it asks with may stand in no address. A page is drawn from it as from a GET. */
  readonly isRead?: true;
  /** A page makes it by itself, whenever its browser has the time: it is no step of what a visitor does. */
  readonly isUnasked?: true;
  /**
   * What its answer gives, which the shop's own browser keeps in a cookie that no script reads (server/plugins/cookies): a
   * login, the same once more (`renewal`), what a login at a provider is known again by on its way back, the name of a
   * guest, that the shop's keycode is known, or whom a gift's receiver proves to be.
   */
  readonly gives?: 'login' | 'renewal' | 'login-flow' | 'visitor' | 'keycode' | 'receiver';
  /**
   * What it ends, done, of what the browser keeps: its login, what its logins at providers were known by, that it was a guest
   * among members, or which cart is its own.
   */
  readonly ends?: 'login' | 'login-flow' | 'guest' | 'cart';
  /** Done, it ends all logins of who asks: their browser lets go of its own. */
  readonly endsLogins?: true;
  /** Where its input names the order: the cookie of that order proves who ordered, and no other cart's does. */
  readonly orderAt?: readonly ['params' | 'query' | 'body', ...string[]];
  /** The property of its answer that is an address to which the browser goes, at another shop relative to where that answers. */
  readonly leadsBy?: string;
  /** Its body says by a signature who sends it, a service that is no page of the shop's: no header need mark it as one. */
  readonly isSigned?: true;
  /** Answered while the channel is closed for maintenance, too: the maintenance screen and its frame are drawn from it. */
  readonly duringMaintenance?: true;
  /** Of becoming a member, logging in, or what an account is: refused by a shop that disables member use (`site.member_disabled`). */
  readonly isOfMembers?: true;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** The files that go with the body, by name. Such a call takes a form (multipart/form-data), whose fields are the body. */
  readonly files?: Readonly<Record<string, FileDefinition>>;
  /** The largest body; absent: `usualBodyBytes`. */
  readonly bodyBytes?: number;
  /** Every write has some; a read that has them is answered while they cannot be counted. */
  readonly limits?: readonly CallLimit[];
  /**
   * Addresses of the demo shop that are answered with these statuses: the documentation fills in the one of the 200, and
   * tests ask all of them. Each call for everyone has one for its 200, and for its 404 where it declares that.
   */
  readonly examples?: { readonly [Status in 200 | 404]?: `/${string}` };
  readonly responses: Readonly<Record<number, ResponseDefinition>>;
}

export type CallDefinition = CallParts & ForWhom;

export const defineCall = <const C extends CallDefinition>(call: C): C => call;

/** The calls of one group by name. */
export type CallGroup<A extends Audience = Audience> = Readonly<
  Record<string, CallDefinition & { readonly audience: A }>
>;

/** A contract: what one app asks of the server, by group. `A`: whom its answers may be for. A call's id is `group.name`. */
export type CallGroups<A extends Audience = Audience> = Readonly<Record<string, CallGroup<A>>>;

/** An error response; the body is the one error shape. */
export const failure = <const D extends string>(description: D) => ({ description, body: errorBody }) as const;

/** Responses that every call may give beyond its own: the HTTP layer makes them, no handler does. */
export const commonResponses = {
  400: failure('The request cannot be read'),
  401: failure('Log in first'),
  403: failure(
    'A write that does not come from the shop itself, or from a page that was drawn for another member; registering, logging in or changing an account where the shop has no members (site.member_disabled)',
  ),
  404: failure('No such channel'),
  405: failure('Not a method of this path'),
  413: failure('The request is too large'),
  415: failure('Not a media type that the call takes'),
  422: failure('A parameter, header or field breaks its schema'),
  429: failure('Too many requests; Retry-After says for how many seconds'),
  500: failure('A fault of the server'),
  503: failure('Maintenance (site.maintenance), or briefly unavailable (service.unavailable, with Retry-After)'),
} as const;

type Optional<Name extends string, S> = S extends ObjectSchema ? { [K in Name]: Infer<S> } : unknown;
/** Beside the fields of a form. */
type FilesOf<C extends CallDefinition, File> =
  C['files'] extends Readonly<Record<string, FileDefinition>> ? { [N in keyof C['files']]: File } : unknown;
type BodyOf<R> = R extends { body: infer B } ? Infer<B> : R extends { binary: string } ? Blob : undefined;

/** What a caller gives: `{ params, query, body }`, each only where the call has it. */
export type CallInput<C extends CallDefinition> = Optional<'params', C['params']> &
  (C['headers'] extends ObjectSchema ? { headers?: InferInput<C['headers']> } : unknown) &
  (C['query'] extends ObjectSchema ? { query?: InferInput<C['query']> } : unknown) &
  (C['body'] extends Schema ? { body: InferInput<C['body']> & FilesOf<C, Blob> } : unknown);

/** What a handler gets: the same after validation and defaults, so that `query` is always there. */
export type HandlerInput<C extends CallDefinition> = Optional<'params', C['params']> &
  Optional<'query', C['query']> &
  Optional<'headers', C['headers']> &
  (C['body'] extends Schema ? { body: Infer<C['body']> & FilesOf<C, File> } : unknown);

type HeadersOf<R> = R extends { headers: infer H }
  ? { headers: Infer<H> }
  : { headers?: Readonly<Record<string, string>> };

/** The answers that a call declares, as a union by status. */
export type CallAnswer<C extends CallDefinition> = {
  [S in keyof C['responses'] & number]: { status: S; body: BodyOf<C['responses'][S]> } & HeadersOf<C['responses'][S]>;
}[keyof C['responses'] & number];

/** The body of a call's success. */
export type SuccessBody<C extends CallDefinition> = Extract<CallAnswer<C>, { status: 200 | 201 }>['body'];

/** The answers that the HTTP layer itself gives, to any call. */
export type CommonAnswer = {
  [S in keyof typeof commonResponses]: {
    status: S;
    body: ErrorBody;
    headers?: Readonly<Record<string, string>>;
  };
}[keyof typeof commonResponses];
