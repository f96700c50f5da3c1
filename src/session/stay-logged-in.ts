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
  readonly nowMs: () => number;
  /** Runs the work while no other tab does. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The login is over: the shopper is to log in again, and comes back. */
  readonly leave: () => void;
}

type Refreshed = 'good' | 'over' | 'unknown';

const refreshCall = 'auth.refresh';
const isServersFault = ({ status }: LooseAnswer): boolean => status >= 500;

const noCart = 'cart.common.not_found' satisfies ErrorCode;
/** Who adds goes on in a new cart. */
const begin: readonly string[] = ['cart.init', 'cart.addProducts'];

/** A member's cart is there for its member alone: without a login it looks as if there were none. */
const hidesCart = (id: string, answer: LooseAnswer): boolean =>
  answer.status === 404 && id.startsWith('cart.') && !begin.includes(id) && asErrorBody(answer).code === noCart;

/** In place of what was answered to nobody. */
const over: LooseAnswer = {
  status: 401,
  body: { code: 'auth.required' satisfies ErrorCode, message: 'ログインの有効期限が切れました。' },
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

  const ask = async (): Promise<Refreshed> => {
    const refreshed = await askTwice(transport);
    newest = refreshed === 'good' && !isBefore(login.end()) ? login.end() : null;
    return refreshed;
  };

  /** @param since the end of the token that is no good: another tab may have another one by now */
  const refresh = (since: number | null): Promise<Refreshed> => {
    running ??= login
      .alone(async () => (login.end() !== since && isGood() ? 'good' : ask()))
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    ids: transport.ids,
    send: async (id, input, options) => {
      if (id.startsWith('auth.')) return transport.send(id, input, options);
      const before = login.end();
      if (before !== null && !isGood()) await refresh(before);
      const shown = login.end();
      const answer = await transport.send(id, input, options);
      if (before !== null && hidesCart(id, answer)) {
        const refreshed = shown === null ? 'over' : await refresh(shown);
        if (refreshed !== 'over') return refreshed === 'good' ? transport.send(id, input, options) : answer;
        login.leave();
        return over;
      }
      if (answer.status !== 401) return answer;
      if (shown !== null && (await refresh(shown)) === 'unknown') return answer;
      const again = login.end() === null ? answer : await transport.send(id, input, options);
      if (again.status === 401) login.leave();
      return again;
    },
  };
};
