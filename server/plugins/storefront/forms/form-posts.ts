/**
 * The route of plain forms, which a browser without script, or one whose script has not come yet, posts to
 * `/-/do/<form>`: reads them, lets the form's action work (src/actions), and answers with a redirect, or with the screen
 * that shows what was typed and what is wrong.
 */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { usualBodyBytes } from '../../../../schemas/contract/define-call';
import { forms } from '../../../../schemas/forms.generated';
import { errors, type ErrorCode } from '../../../../schemas/shop-errors';
import type { Outcome, Refused, Values } from '../../../../src/actions/action';
import { isOfWholeCart } from '../../../../src/domain/cart/outdated';
import { withReason } from '../../../../src/lib/with-reason';
import { type ActionName, actionOf, isActionName } from '../../../../src/actions/action-of';
import type { LooseAnswer, LooseInput, Transport } from '../../../../src/api/transport';
import { Refusal } from '../../../http/error-answer';
import { cartTokenOf, keepCartCookies } from '../../cookies/cart-cookies';
import { isSameOrigin } from '../../gateway';
import { keepFlash } from '../../cookies/flash-cookie';
import { endCode } from '../../cookies/login-cookies';
import { keepSession } from '../../cookies/session-cookies';
import type { Visit } from '../../../request/visit';
import { checkPosted } from './check-posted';
import type { Posted } from '../../../../schemas/contract/posted';
import { isForAnother } from '../../../request/member-mark';
import { keepForAnother } from './for-another';
import type { KeptForms } from '../../../request/kept-forms';
import type { Found, Wanted } from '../pages/screen-requests';
import { closedEntry } from '../pages/drawing';
import { type Entry, leavingEntry, plainEntry, redirectEntry } from '../entries/entry';
import { isUnavailable } from '../faults';
import { sendOnce } from '../pages/send';
import type { StorefrontPluginOptions } from '../storefront-options';

export interface FormPostsOptions extends Pick<StorefrontPluginOptions, 'transport' | 'now' | 'bundle'> {
  readonly kept: KeptForms;
  /** The channel, the path within it, and who posts; null for an unknown host. */
  readonly find: (request: FastifyRequest, reply: FastifyReply) => Promise<Found | null>;
  readonly drawScreen: (request: FastifyRequest, reply: FastifyReply, wanted: Wanted) => Promise<FastifyReply>;
}

/** Text fields of a form; of several with one name the last. A form of the shop has no more than a screenful. */
const valuesOf = (body: unknown): Values =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>)
      .map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) as unknown) : value] as const)
      .filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'),
  );

/** Stands in no page, not even in its sender's: an answer may be kept by their browser, or be looked at by others. */
const isSecret = (name: string): boolean => name.includes('password');

/** What is typed may be shown again, but not everything that somebody sends: fifty goods over ten addresses at most. */
const mostShown = 520;

const shownOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isSecret(name))
      .slice(0, mostShown),
  );

const postedBy =
  (action: ActionName) =>
  (said: Omit<Posted, 'action'>): Posted => ({ ...said, action, values: shownOf(said.values) });

/** Statuses of answers that are for later: the form is shown under them, and says when. */
const later = [429, 503] as const;
const laterStatus = (code: string) =>
  Object.hasOwn(errors, code) ? later.find((status) => status === errors[code as ErrorCode].status) : undefined;

const tooLarge = 413;
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === tooLarge;

/** What was sent to a member's screen when nobody was logged in any more, as the screen says it after the next login. */
const unsent =
  'ログインの有効期限が切れていたため、まだ送信されていません。内容をご確認のうえ、もう一度送信してください。';

/** Pages of the sandbox's payment services carry no prefix. */
const servicePages = /^\/sandbox-(?:payments|wallet)\//;

const isLocal = (to: string): boolean => to.startsWith('/') && !to.startsWith('//');

/** When to come back is told by the answer to the form, too. */
const tellingWhen =
  (send: Transport['send'], reply: FastifyReply) =>
  async (call: string, input: LooseInput): Promise<LooseAnswer> => {
    const answered = await send(call, input);
    const retryAfter = answered.headers['retry-after'];
    if (later.some((status) => status === answered.status) && retryAfter !== undefined)
      reply.header('retry-after', retryAfter);
    return answered;
  };

/** Who sent a form reads a page, whatever went wrong. */
const tellFaults = (scope: FastifyInstance, now: () => Date): void => {
  scope.setErrorHandler((error, request, reply) => {
    if (isTooLarge(error)) return sendOnce(request, reply, plainEntry('too-large', '', tooLarge), now());
    if (isUnavailable(error)) return sendOnce(request, reply, plainEntry('unsent'), now());
    throw error;
  });
};

/** Which action a path asks for, from one of the shop's own pages. */
const actionIn = (request: FastifyRequest, path: string): ActionName => {
  const name = /^\/-\/do\/([a-z-]{1,40})$/.exec(path)?.[1] ?? '';
  if (!isActionName(name)) throw new Refusal('request.not-found');
  if (isSameOrigin(request) !== true) throw new Refusal('request.forbidden-origin');
  return name;
};

/** Whether there is more in it than presses and choices: what is typed in a form of the shop, and is shown again. */
const isTyped = ({ action, values }: Posted): boolean =>
  Object.hasOwn(forms, action) &&
  Object.keys(forms[action as keyof typeof forms].schema.properties).some((name) => (values[name] ?? '') !== '');

/** The login whose end made it wait, and which says that it does. @param to null: it does not */
const behindLogin = (to: string | null, otherwise: string, posted: Posted): string =>
  `/login/?re=1${to !== null && isTyped(posted) ? '&kept=1' : ''}&redirect=${encodeURIComponent(to ?? otherwise)}`;

/**
 * Where the form is shown again: Back from there leads to the screen that it was sent from, and back to there without sending
 * anything. Null: in the answer itself.
 */
const addressAgain = (
  { bundle, kept }: FormPostsOptions,
  visit: Visit,
  screen: string,
  posted: Posted,
): string | null => {
  if (posted.code === 'auth.verify.over') endCode(visit);
  // An authenticator's secret outlives the answer nowhere.
  if (posted.values.secret !== undefined) return null;
  const access = bundle.matchScreen(screen.split(/[?#]/)[0] ?? '')?.row.access;
  if (access !== 'member' || posted.code !== 'auth.required')
    return kept.keep(visit, screen, { why: 'refused', posted });
  const to = kept.keep(visit, screen, { why: 'unsent', posted: { ...posted, message: unsent } });
  return to === null ? null : behindLogin(to, screen, posted);
};

/**
 * A member's cart is there for its member alone: where the login is over it looks as if there were none. What was typed waits
 * behind the next login. Null: it is something else.
 */
const cartBehindLogin = (
  { kept }: FormPostsOptions,
  visit: Visit,
  { screen, sentFrom = screen }: Refused,
  posted: Posted,
): string | null => {
  if (posted.code !== 'cart.common.not_found') return null;
  const to = kept.keep(visit, sentFrom, { why: 'unsent', posted: { ...posted, message: unsent } });
  return behindLogin(to, sentFrom, posted);
};

/**
 * That the cart is another one by now, or none, stands in the address, too: whoever logs in or out meanwhile, or is led on to
 * another step, is told, and shown nothing of what was typed.
 */
const tellingWhy = (bundle: FormPostsOptions['bundle'], screen: string, code: string): string => {
  const row = bundle.matchScreen(screen.split(/[?#]/)[0] ?? '')?.row;
  return isOfWholeCart(code) && row?.query?.includes('error') ? withReason(screen, code) : screen;
};

/** Without the place on it: that is the browser's alone. */
const placeOf = (screen: string) => {
  const [path = '', search] = screen.replace(/#.*/, '').split('?');
  return { path, query: new URLSearchParams(search) };
};

/** It cannot be drawn while the shop does not answer: what was sent is kept until it does. */
const isStep = (bundle: FormPostsOptions['bundle'], screen: string): boolean =>
  bundle.matchScreen(placeOf(screen).path)?.row.step !== undefined;

/** A shop that is closed leads back to the form's screen once it opens. */
const closedTo = (prefix: string, { screen, sentFrom = screen }: Refused): Entry => ({
  ...closedEntry({ prefix, ...placeOf(sentFrom) }),
  status: 303,
});

/** With a provider's ticket, the shop has taken, too, what was shown on the way there. */
const endedBy = (name: ActionName, { provider_ticket: ticket }: Values, outcome: Outcome): readonly ActionName[] =>
  // At a login's code, the screen goes on saying what is to be linked.
  ticket === undefined || (outcome.ok === 'shown' && outcome.at !== undefined)
    ? [name]
    : [name, 'provider-callback', 'provider-join'];

export const registerFormPosts = (app: FastifyInstance, options: FormPostsOptions): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await options.find(request, reply);
    if (!found) throw new Refusal('channel.not-found');
    const { channel, prefix, visitor } = found;
    const name = actionIn(request, found.path);
    const values = valuesOf(request.body);
    const visit = { request, reply, channel };
    const seeOther = (to: string) => sendOnce(request, reply, { ...redirectEntry(to), status: 303 }, options.now());
    if (isForAnother(request, found))
      return seeOther(prefix + keepForAnother(options.kept, visit, prefix, { action: name, values: shownOf(values) }));
    const transport = options.transport(request, { channel, visitor, now: options.now(channel), token: found.token });
    const token = cartTokenOf(request);
    const action = await actionOf(name);
    const outcome = await action(values, {
      token,
      tokenize: null,
      check: checkPosted,
      send: tellingWhen(transport.send, reply),
    });
    const postedOf = postedBy(name);
    const draw = (screen: string, status: 200 | 422 | 429 | 503, posted: Posted) =>
      options.drawScreen(request, reply, { ...found, ...placeOf(screen), kind: 'page', status, posted });
    if (outcome.ok === true || (outcome.ok === 'shown' && !outcome.isKept))
      options.kept.end(visit, endedBy(name, values, outcome));
    if (outcome.ok === 'shown') {
      if (outcome.done) keepSession(outcome.done.call, outcome.done.answer, visit);
      if (outcome.at !== undefined) return seeOther(prefix + outcome.at);
      const posted = postedOf({ values: outcome.values, code: '', message: '', errors: null });
      const at = outcome.isKept ? options.kept.keep(visit, outcome.screen, { why: name, posted }) : null;
      return at === null ? draw(outcome.screen, 200, posted) : seeOther(prefix + at);
    }
    if (outcome.ok) {
      keepCartCookies(outcome.call, token, outcome.answer, visit);
      keepSession(outcome.call, outcome.answer, visit, outcome.asked);
      if (outcome.call === 'auth.providerRedirect')
        return sendOnce(request, reply, leavingEntry(outcome.to), options.now());
      const to = isLocal(outcome.to) && !servicePages.test(outcome.to) ? prefix + outcome.to : outcome.to;
      if (outcome.flash) keepFlash(visit, outcome.flash, to);
      return seeOther(to);
    }
    const { code, message, errors: fields } = outcome.error;
    // Closed on purpose: it is not to be sent again for a while (rule site.maintenance).
    if (code === 'site.maintenance') return sendOnce(request, reply, closedTo(prefix, outcome), options.now());
    const posted = postedOf({ values, code, message, errors: fields ?? null });
    const screen = tellingWhy(options.bundle, outcome.screen, code);
    const status = laterStatus(code);
    const again =
      (found.isLoginOver ? cartBehindLogin(options, visit, outcome, posted) : null) ??
      (status === undefined || (status === 503 && isStep(options.bundle, screen))
        ? addressAgain(options, visit, screen, posted)
        : null);
    return again === null ? draw(screen, status ?? 422, posted) : seeOther(prefix + again);
  };

  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: usualBodyBytes });
    tellFaults(scope, () => options.now());
    scope.post('/*', answer);
  });
};
