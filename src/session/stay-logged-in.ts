/**
 * Keeps a member logged in (rules auth.refresh-before, auth.refresh-401, auth.refresh-failed): a token that is over is
 * refreshed before the next call, by one of the browser's tabs for all of them; a 401, or a cart that is there no more, is
 * tried again once, after a refresh. Loaded where somebody is logged in.
 */
import type { ErrorCode } from '../../schemas/shop-errors';
import { asErrorBody } from '../api/client';
import type { LooseAnswer, Transport } from '../api/transport';

/** A token is no good for the last moment: a call takes time (rule auth.expiry). */
const earlyMs = 5_000;

export interface LoginOfBrowser {
  /** As `readLoginEnd` says it. */
  readonly end: () => number | null;
  /** The page was drawn for a member: without an end, a refresh alone says whether the login is over. */
  readonly isMember?: boolean;
  /** A call that begins, renews or ends a login, or is asked without one: its answers are no word on the login of now. */
  readonly isOfLogin: (id: string) => boolean;
  readonly nowMs: () => number;
  /** Runs the work while no other tab does. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The login is over: the shopper is to log in again, and comes back. */
  readonly leave: () => void;
  /** Another member is logged in than the one for whom the screen was drawn: nothing was done. */
  readonly leaveOther: () => void;
}

type Refreshed = 'good' | 'over' | 'unknown';

const refreshCall = 'auth.refresh';
const isServersFault = ({ status }: LooseAnswer): boolean => status >= 500;

const noCart = 'cart.common.not_found' satisfies ErrorCode;

/** A member's cart is there for its member alone: without a login it looks as if there were none. */
const hidesCart = (id: string, answer: LooseAnswer): boolean =>
  answer.status === 404 && id.startsWith('cart.') && asErrorBody(answer).code === noCart;

/** Who adds goes on in a new cart, once it is certain that the login is over. */
const begin: readonly string[] = ['cart.addProducts', 'cart.addSet'];

const isForAnother = (answer: LooseAnswer): boolean =>
  answer.status === 403 && asErrorBody(answer).code === ('auth.other' satisfies ErrorCode);

/** In place of what was answered to nobody. */
const over: LooseAnswer = {
  status: 401,
  body: { code: 'auth.required' satisfies ErrorCode, message: 'ログインの有効期限が切れました。' },
  headers: {},
};

/** In place of a cart that may be hidden: a new one would take its place, and what is in it be out of sight. */
const unsure: LooseAnswer = {
  status: 503,
  body: {
    code: 'service.unavailable' satisfies ErrorCode,
    message: 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
  },
  headers: {},
};

/** Once more where nobody answered. */
const askTwice = async (transport: Transport): Promise<Refreshed> => {
  const ask = (): Promise<LooseAnswer> => transport.send(refreshCall, {});
  const first = await ask().catch(() => null);
  const answer = first && !isServersFault(first) ? first : await ask().catch(() => null);
  if (answer?.status === 401) return 'over';
  return answer?.status === 200 ? 'good' : 'unknown';
};

export const stayLoggedIn = (transport: Transport, login: LoginOfBrowser): Transport => {
  let running: Promise<Refreshed> | null = null;
  /** The end of a token that is new and looks over already: the browser's clock is wrong, and a 401 alone says when. */
  let newest: number | null = null;

  const isBefore = (end: number | null): boolean => (end ?? 0) - earlyMs > login.nowMs();
  const isGood = (): boolean => isBefore(login.end()) || (newest !== null && login.end() === newest);

  const askAnew = async (): Promise<Refreshed> => {
    const refreshed = await askTwice(transport);
    newest = refreshed === 'good' && !isBefore(login.end()) ? login.end() : null;
    return refreshed;
  };

  /** @param since the end of the token that is no good: another tab may have another one by now */
  const refresh = (since: number | null): Promise<Refreshed> => {
    running ??= login
      .alone(async () => (login.end() !== since && isGood() ? 'good' : askAnew()))
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    ids: transport.ids,
    send: async (id, input, options) => {
      if (login.isOfLogin(id)) return transport.send(id, input, options);
      const ask = (): Promise<LooseAnswer> => transport.send(id, input, options);
      const before = login.end();
      const early = before !== null && !isGood() ? await refresh(before) : null;
      const shown = login.end();
      const answer = await ask();
      const isHidden = (before !== null || login.isMember === true) && hidesCart(id, answer);
      if (isForAnother(answer)) login.leaveOther();
      if (answer.status !== 401 && !isHidden) return answer;
      const refreshed = early === 'over' ? early : await refresh(shown);
      if (refreshed === 'unknown') return isHidden ? unsure : answer;
      if (refreshed === 'over' && begin.includes(id)) return answer;
      const last = refreshed === 'good' ? await ask() : over;
      if (last.status === 401) login.leave();
      if (isForAnother(last)) login.leaveOther();
      return last;
    },
  };
};
