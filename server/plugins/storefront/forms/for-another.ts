/**
 * A plain form that was drawn for one member and sent when another was logged in: nothing is done, what was typed is kept
 * for whom it was drawn, and the logout's screen says so, with a way on for both.
 */
import type { Posted } from '../../../../schemas/contract/posted';
import { errorOf } from '../../../../schemas/shop-errors';
import { againParameter } from '../../../../src/lib/again-parameter';
import type { KeptForms } from '../../../request/kept-forms';
import type { Visit } from '../../../request/visit';

/** As its screen says it after the next login of its member. */
const unsent =
  '別のアカウントでログイン中に送信されたため、まだ送信されていません。内容をご確認のうえ、もう一度送信してください。';

/** The screen that the form stands on, without the channel's prefix; null: the browser does not say. */
const sentFrom = ({ headers: { referer = '' }, host }: Visit['request'], prefix: string): string | null => {
  const from = URL.canParse(referer) ? new URL(referer) : null;
  if (from?.host !== host || !from.pathname.startsWith(`${prefix}/`)) return null;
  from.searchParams.delete(againParameter);
  return from.pathname.slice(prefix.length) + from.search;
};

/** @returns where the browser is led, without the channel's prefix */
export const keepForAnother = (
  kept: KeptForms,
  visit: Visit,
  prefix: string,
  sent: Pick<Posted, 'action' | 'values'>,
): string => {
  const screen = sentFrom(visit.request, prefix);
  // An authenticator's secret outlives the answer nowhere.
  const isKept = screen !== null && sent.values.secret === undefined;
  const back = isKept
    ? kept.keep(visit, screen, {
        why: 'unsent',
        posted: { ...sent, ...errorOf('auth.other'), message: unsent, errors: null },
      })
    : screen;
  return `/mypage/logout?other=1${back === null ? '' : `&redirect=${encodeURIComponent(back)}`}`;
};
