/**
 * A login in the shop's own browser. The API speaks bearer tokens; the browser never holds one where script can read it:
 * what a call answers as `access_token` goes into a cookie that no script reads, and out of the body; `expires_at` stays
 * readable, to refresh in time. Whoever shows a bearer token, or does not come from a page of the shop's, is no browser of
 * the shop and gets the token itself.
 */
import type { LoginAnswer, ProviderRedirect } from '../../../schemas/auth/auth';
import type { CallDefinition } from '../../../schemas/contract/define-call';
import { definitionOf } from '../../../schemas/shop-contract';
import { cartCountCookie, cartTokenCookie } from '../../../src/lib/cart-cookies';
import type { RawAnswer } from '../../http/compiled-call';
import { setCartCookies } from './cart-cookies';
import { isSameOrigin } from '../gateway';
import {
  endCode,
  endCookies,
  endLogin,
  keepCode,
  keepLastMember,
  keepLogin,
  loginCookiesOf,
  visitorClassCookie,
} from './login-cookies';
import { keepGiftCookie } from './gift-cookies';
import { endKeycodeCookie, keepKeycodeCookie } from './keycode-cookie';
import { endLoginFlows, keepLoginFlow } from './provider-cookies';
import type { Visit } from '../../request/visit';
import { endVisitorCookie, keepVisitorCookie } from './visitor-cookies';

const isOwnBrowser = ({ request }: Visit): boolean =>
  request.headers.authorization === undefined && isSameOrigin(request) === true;

const asksFor = (body: unknown, name: string, wish: unknown): boolean =>
  typeof body === 'object' && body !== null && (body as Readonly<Record<string, unknown>>)[name] === wish;

const keepsCart = (body: unknown): boolean => asksFor(body, 'keeps_cart', true);

const visitorTokenIn = ({ status, body }: RawAnswer): string | null =>
  status === 201 && typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : null;

const codeIn = ({ body }: RawAnswer): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

/** A keycode that is right is kept, and one that is wrong ends what was kept (rule site.keycode-gate). */
const keepKeycode = (answer: RawAnswer, visit: Visit): RawAnswer => {
  if (answer.status === 422) endKeycodeCookie(visit);
  if (answer.status !== 200) return answer;
  // The dispatch has looked at it.
  const body = answer.body as { readonly keycode_token: string | null };
  if (body.keycode_token !== null) keepKeycodeCookie(visit, body.keycode_token);
  return { ...answer, body: { ...body, keycode_token: null } };
};

/** The receiver of a gift, as the call or its plain form names the gift: its token stands in both. */
const keepGiftReceiver = (answer: RawAnswer, visit: Visit): RawAnswer => {
  if (answer.status !== 200) return answer;
  const asked = visit.request.body;
  const gift = typeof asked === 'object' && asked !== null && 'token' in asked ? asked.token : null;
  // The dispatch has looked at it.
  const body = answer.body as { readonly receiver: string | null };
  if (typeof gift === 'string' && body.receiver !== null) keepGiftCookie(visit, gift, body.receiver);
  return { ...answer, body: { ...body, receiver: null } };
};

/** A guest's name. */
const keepVisitor = (answer: RawAnswer, visit: Visit): RawAnswer => {
  const token = visitorTokenIn(answer);
  if (token === null) return answer;
  keepVisitorCookie(visit, token);
  return { ...answer, body: { ...(answer.body as object), token: null } };
};

/** What who went to a provider is known again by; the answer says where they go. */
const keepFlow = (answer: RawAnswer, visit: Visit): RawAnswer => {
  if (answer.status !== 200) return answer;
  // The dispatch has looked at it.
  const { url, login_flow: flow } = answer.body as ProviderRedirect;
  keepLoginFlow(visit, url, flow);
  return answer;
};

const keepAccess = (answer: RawAnswer, visit: Visit, isRenewal = false): RawAnswer => {
  if (codeIn(answer) === 'auth.verify.over') endCode(visit);
  if (answer.status !== 200) return answer;
  // The dispatch has looked at it.
  const body = answer.body as LoginAnswer;
  if (body.is_verify) keepCode(visit, body);
  if (body.access_token === null) return answer;
  endCode(visit);
  keepLogin(visit, { token: body.access_token, expiresAt: body.expires_at ?? '', memberId: body.user_id });
  if (!isRenewal) keepLastMember(visit, body);
  if (body.is_registered_member) endVisitorCookie(visit);
  if (body.cart_token !== undefined) setCartCookies(visit, { token: body.cart_token, count: body.cart_count ?? 0 });
  return { ...answer, body: { ...body, access_token: null } };
};

const renewAccess = (answer: RawAnswer, visit: Visit): RawAnswer => {
  if (answer.status === 401) endCookies(visit, loginCookiesOf(visit));
  return keepAccess(answer, visit, true);
};

/** What becomes of what a call gives. @returns the answer as it is sent */
const keeping: Readonly<Record<NonNullable<CallDefinition['gives']>, (answer: RawAnswer, visit: Visit) => RawAnswer>> =
  {
    login: (answer, visit) => keepAccess(answer, visit),
    renewal: renewAccess,
    'login-flow': keepFlow,
    visitor: keepVisitor,
    keycode: keepKeycode,
    receiver: keepGiftReceiver,
  };

const endCart = (visit: Visit): void => endCookies(visit, [cartTokenCookie, cartCountCookie]);

const ending: Readonly<Record<NonNullable<CallDefinition['ends']>, (visit: Visit, asked: unknown) => void>> = {
  login: (visit, asked) => {
    endLogin(visit, asksFor(asked, 'next', 'login'));
    if (!keepsCart(asked)) endCart(visit);
  },
  'login-flow': endLoginFlows,
  guest: (visit) => endCookies(visit, [visitorClassCookie]),
  cart: endCart,
};

/**
 * What the answer of a write, or of a read that logs in, does to the browser's cookies.
 *
 * @param asked the body of the request, or what a plain form became
 * @returns the answer as it is sent
 */
export const keepSession = (
  call: string,
  answer: RawAnswer,
  visit: Visit,
  asked: unknown = visit.request.body,
): RawAnswer => {
  if (!isOwnBrowser(visit)) return answer;
  const { gives, ends, endsLogins = false } = definitionOf(call) ?? {};
  const isDone = answer.status === 200 || answer.status === 204;
  if (ends && isDone) ending[ends](visit, asked);
  if (endsLogins && answer.status === 204) endLogin(visit);
  return gives ? keeping[gives](answer, visit) : answer;
};
