/** Who may see a screen: each guard lets a visitor pass or sends them elsewhere (product text, section 2). */
import type { FrontSettings, PublicEnvironment } from '../../../schemas/site/site';
import type { Access } from '../../../schemas/screens/define-screens';
import type { ScreenRow } from '../../../schemas/screens/screens';
import type { VisitorClass } from '../../../src/domain/visitor';
import { returnPath } from '../../../src/domain/return-path';
import { goalOfLogin, isGoalOfLogin } from '../../../src/domain/login/goal-of-login';
import { withReturn } from '../../../src/lib/way-to-login';

interface GuardContext {
  readonly environment: PublicEnvironment;
  readonly settings: Pick<FrontSettings, 'MEMBER.VERIFY_ON_FIRST_LOGIN.IS_USE' | 'SITE.PHONE'>;
  readonly visitor: VisitorClass;
  /** Whether they have passed the shop's keycode gate. */
  readonly hasKeycode: boolean;
  /** A guest was a member a while ago, and is told so. */
  readonly isLoginOver?: true;
  /** Path and query that were asked for, without the channel's prefix. */
  readonly url: string;
}

type Guard = (context: GuardContext, row: ScreenRow) => string | null;

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** Where a gate that is open has led away from. */
const wayBack = (url: string): string => returnPath(queryOf(url).get('redirect')) ?? '/';

/** Where a login leads on to from here; what is no goal of one may name another. */
const goalFrom = (url: string): string | null => (isGoalOfLogin(url) ? url : goalOfLogin(queryOf(url).get('redirect')));

/** The login says that the one before it is over. */
export const loginOver = (url: string): string => withReturn('/login/?re=1', goalFrom(url));
const toLogin = ({ isLoginOver, url }: GuardContext): string =>
  isLoginOver ? loginOver(url) : withReturn('/login/', goalFrom(url));

const pass: Guard = () => null;

/** What ended a login is told to whoever was the member. */
const isGoodbye = ({ endsLogin }: ScreenRow, url: string): boolean => endsLogin === true && queryOf(url).has('done');

/** Who has not confirmed the mail address is a guest but where that is done, and may log out to be somebody else. */
const isMember = ({ visitor }: GuardContext, { isForUnconfirmed }: ScreenRow): boolean =>
  visitor === 'registered' || (visitor === 'member' && isForUnconfirmed === true);

/** Whoever follows a mailed link sees its screen, which says what to do about the login that there is. */
const isByLink = ({ secrets }: ScreenRow, url: string): boolean =>
  secrets?.some((name) => queryOf(url).has(name)) === true;

/**
 * Where somebody goes who is logged in already (rules site.logout-only, auth.redirect-back). Who has yet to confirm the mail
 * address is led to no screen that would ask for a login again.
 */
const pastLogin = ({ visitor, settings, environment, url }: GuardContext): string | null => {
  if (visitor === 'guest') return null;
  const back = goalOfLogin(queryOf(url).get('redirect'));
  if (visitor === 'registered') return back ?? '/ec/';
  const isToVerify = settings['MEMBER.VERIFY_ON_FIRST_LOGIN.IS_USE'] !== false || environment.is_member_only;
  return isToVerify ? withReturn('/verify', back) : '/ec/';
};

const guards: Readonly<Record<Access, Guard>> = {
  public: pass,
  cart: pass,
  gift: pass,
  member: (context, row) => {
    const { environment, url } = context;
    const isOpen = isMember(context, row) || !environment.is_member_used || isGoodbye(row, url);
    return isOpen ? null : toLogin(context);
  },
  auth: (context, row) => (row.loggedOut && !isByLink(row, context.url) ? pastLogin(context) : null),
};

/** What the law wants to be read by everybody, of all pages that the shop writes. */
const legalPaths = new Set(['/law', '/privacy', '/terms']);

/** Where nobody can call the shop, whoever cannot log in has this way alone, which the login's screen names. */
const isOnlyWay = ({ settings }: GuardContext, { page }: ScreenRow): boolean =>
  page === 'contact' && !settings['SITE.PHONE'];

const siteGate: (context: GuardContext, row: ScreenRow) => string | null = (context, row) => {
  const { environment, hasKeycode, url } = context;
  if (environment.is_maintenance) return row.page === 'maintenance' ? null : withReturn('/maintenance/', url);
  const isOpenGate =
    row.page === 'maintenance' || (row.page === 'keycode' && (hasKeycode || !environment.is_keycode_gated));
  if (isOpenGate) return wayBack(url);
  const path = url.split('?')[0] ?? url;
  if (row.access === 'auth' || row.isUngated || legalPaths.has(path.replace(/\/$/, ''))) return null;
  if (isOnlyWay(context, row)) return null;
  if (environment.is_keycode_gated && !hasKeycode) return withReturn('/keycode/', url);
  if (environment.is_member_only && !isMember(context, row) && !isGoodbye(row, url)) return toLogin(context);
  return null;
};

/** Where to send the visitor instead, or null. An unknown guard name is a fault and throws (rule nav.error-status). */
export const guard = (row: ScreenRow, context: GuardContext): string | null => {
  const own = (guards as Readonly<Record<string, Guard | undefined>>)[row.access];
  if (!own) throw new Error(`screens: unknown guard "${row.access}" on ${row.path}`);
  return siteGate(context, row) ?? own(context, row);
};
