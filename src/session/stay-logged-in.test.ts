import { describe, expect, it } from 'vitest';
import type { LooseAnswer } from '../api/transport';
import { readLoginEnd } from './login-end';
import { stayLoggedIn } from './stay-logged-in';

const start = Date.parse('2026-11-20T03:00:00Z');
const quarterMs = 900_000;

const isOfLogin = (id: string): boolean => id === 'auth.logout' || id === 'auth.refresh';

const answerOf = (status: number): LooseAnswer => ({ status, body: null, headers: {} });

/** A shop with one login, whose browser has several tabs. */
const openBrowser = (given: {
  readonly endsIn: number | null;
  readonly refreshes?: readonly (number | Error)[];
  /** How far the browser's clock is ahead of the shop's. */
  readonly aheadMs?: number;
}) => {
  const sent: string[] = [];
  let end = given.endsIn === null ? null : start + given.endsIn;
  let left = 0;
  let refreshes = 0;
  let before: Promise<unknown> = Promise.resolve();
  /** By call: what is answered while the token is no good. */
  const isRefused = (): boolean => end === null || end <= start;
  const transport = {
    ids: [],
    send: async (id: string): Promise<LooseAnswer> => {
      sent.push(id);
      await Promise.resolve();
      if (id !== 'auth.refresh') return answerOf(id === 'user.me' && isRefused() ? 401 : 200);
      const answer = given.refreshes?.[refreshes] ?? 200;
      refreshes += 1;
      if (answer instanceof Error) throw answer;
      if (answer === 200) end = start + quarterMs;
      if (answer === 401) end = null;
      return answerOf(answer);
    },
  };
  const tab = () =>
    stayLoggedIn(transport, {
      end: () => end,
      isOfLogin,
      nowMs: () => start + (given.aheadMs ?? 0),
      alone: async (work) => {
        const turn = before.then(work);
        before = turn.catch(() => null);
        return turn;
      },
      leave: () => (left += 1),
      leaveOther: () => expect.unreachable(),
    });
  return { tab, sent, left: () => left };
};

describe('a login of the browser', () => {
  it('is sent as it is while its token is good', async () => {
    const { tab, sent } = openBrowser({ endsIn: 60_000 });
    expect(await tab().send('user.me', {})).toMatchObject({ status: 200 });
    expect(sent).toEqual(['user.me']);
  });

  it.each([0, -60_000, 4_000])(
    '[auth.refresh-before] is refreshed before a call, %s ms before its end',
    async (endsIn) => {
      const { tab, sent } = openBrowser({ endsIn });
      expect(await tab().send('user.me', {})).toMatchObject({ status: 200 });
      expect(sent).toEqual(['auth.refresh', 'user.me']);
    },
  );

  it.each([
    [5_000, ['auth.refresh', 'user.me']],
    [5_001, ['user.me']],
  ])('[auth.expiry] counts as over five seconds before it is: %i ms before its end', async (endsIn, asked) => {
    const { tab, sent } = openBrowser({ endsIn });
    await tab().send('user.me', {});
    expect(sent).toEqual(asked);
  });

  it('[auth.refresh-before] is refreshed once for all calls of all tabs', async () => {
    const { tab, sent } = openBrowser({ endsIn: 0 });
    const tabs = Array.from({ length: 20 }, tab);
    const answers = await Promise.all(tabs.flatMap((one) => [one.send('user.me', {}), one.send('cart.cart', {})]));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(sent.filter((id) => id === 'auth.refresh')).toHaveLength(1);
  });

  it('[auth.refresh-401] is refreshed once where a call is refused, and the call sent once more', async () => {
    const refusing = openBrowser({ endsIn: 60_000 });
    let isFirst = true;
    const browser = stayLoggedIn(
      {
        ids: [],
        send: async (id) => {
          const answer = await refusing.tab().send(id, {});
          if (id !== 'user.me' || !isFirst) return answer;
          isFirst = false;
          return answerOf(401);
        },
      },
      {
        end: () => start + 60_000,
        isOfLogin,
        nowMs: () => start,
        alone: (work) => work(),
        leave: () => expect.unreachable(),
        leaveOther: () => expect.unreachable(),
      },
    );
    expect(await browser.send('user.me', {})).toMatchObject({ status: 200 });
    expect(refusing.sent).toEqual(['user.me', 'auth.refresh', 'user.me']);
  });

  it('[auth.refresh-failed] is over where the refresh is refused: the shopper logs in again', async () => {
    const { tab, sent, left } = openBrowser({ endsIn: 0, refreshes: [401] });
    expect(await tab().send('user.me', {})).toMatchObject({ status: 401 });
    expect(sent).toEqual(['auth.refresh', 'user.me']);
    expect(left()).toBe(1);
  });

  it('[auth.logout] of another member than the page was drawn for sends nothing, and says so', async () => {
    let others = 0;
    const body = { code: 'auth.other', message: '' };
    const refusing = { ids: [], send: () => Promise.resolve({ ...answerOf(403), body }) };
    const browser = stayLoggedIn(refusing, {
      end: () => start + 60_000,
      isOfLogin,
      nowMs: () => start,
      alone: (work) => work(),
      leave: () => expect.unreachable(),
      leaveOther: () => (others += 1),
    });
    expect(await browser.send('user.update', {})).toMatchObject({ status: 403 });
    expect(others).toBe(1);
  });

  it('goes on as a guest with what a guest may do', async () => {
    const { tab, left } = openBrowser({ endsIn: 0, refreshes: [401] });
    expect(await tab().send('cart.cart', {})).toMatchObject({ status: 200 });
    expect(left()).toBe(0);
  });

  /** A shop in which no cart is found. */
  const withoutCart = (login: {
    readonly endsIn: number | null;
    readonly refresh: 200 | 401 | 503;
    readonly isMember?: boolean;
    /** Whether it is found once a refresh has been tried. */
    readonly isFoundThen?: boolean;
  }) => {
    const sent: string[] = [];
    let end: number | null = login.endsIn === null ? null : start + login.endsIn;
    let left = 0;
    const browser = stayLoggedIn(
      {
        ids: [],
        send: async (id) => {
          sent.push(id);
          if (id !== 'auth.refresh' && login.isFoundThen && sent.includes('auth.refresh')) return answerOf(200);
          if (id !== 'auth.refresh') return { ...answerOf(404), body: { code: 'cart.common.not_found', message: '' } };
          end = login.refresh === 200 ? start + quarterMs : null;
          return answerOf(login.refresh);
        },
      },
      {
        end: () => end,
        isMember: login.isMember ?? false,
        isOfLogin,
        nowMs: () => start,
        alone: (work) => work(),
        leave: () => (left += 1),
        leaveOther: () => expect.unreachable(),
      },
    );
    return { browser, sent, left: () => left };
  };

  it.each([0, 60_000])(
    'is over where its cart is hidden %i ms before its end: the shopper logs in again',
    async (endsIn) => {
      const { browser, left } = withoutCart({ endsIn, refresh: 401 });
      expect(await browser.send('cart.modifyProducts', {})).toMatchObject({ status: 401 });
      expect(left()).toBe(1);
      // Nobody is logged in any more: what is not there is not there.
      expect(await browser.send('cart.cart', {})).toMatchObject({ status: 404 });
      expect(left()).toBe(1);
    },
  );

  it('is over where its cart is hidden on a page that was drawn for a member, without an end', async () => {
    const { browser, sent, left } = withoutCart({ endsIn: null, refresh: 401, isMember: true });
    expect(await browser.send('cart.modifyProducts', {})).toMatchObject({ status: 401 });
    expect(sent).toEqual(['cart.modifyProducts', 'auth.refresh']);
    expect(left()).toBe(1);
  });

  const adding = ['cart.addProducts', 'cart.addSet'];

  it.each(adding)('holds up nobody who adds goods once it is over: %s puts them into a new cart', async (id) => {
    for (const endsIn of [0, 60_000]) {
      const { browser, sent, left } = withoutCart({ endsIn, refresh: 401 });
      expect(await browser.send(id, {})).toMatchObject({ status: 404 });
      expect(sent.filter((call) => call === 'auth.refresh')).toHaveLength(1);
      expect(left()).toBe(0);
    }
  });

  it.each(adding)('finds the member’s cart again by a clock that is behind: %s is sent once more', async (id) => {
    const { browser, sent, left } = withoutCart({ endsIn: 3_600_000, refresh: 200, isFoundThen: true });
    const answers = await Promise.all([browser.send(id, {}), browser.send(id, {})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent.filter((call) => call === 'auth.refresh')).toHaveLength(1);
    expect(left()).toBe(0);
  });

  it.each([...adding, 'cart.modifyProducts'])(
    'begins no new cart while nobody can say whether it is over: %s may be sent again',
    async (id) => {
      const { browser, left } = withoutCart({ endsIn: 60_000, refresh: 503 });
      const answer = await browser.send(id, {});
      expect(answer).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
      expect(left()).toBe(0);
    },
  );

  it('goes on where the cart is gone and the login is not', async () => {
    const { browser, sent, left } = withoutCart({ endsIn: 60_000, refresh: 200 });
    expect(await browser.send('cart.cart', {})).toMatchObject({ status: 404 });
    expect(sent).toEqual(['cart.cart', 'auth.refresh', 'cart.cart']);
    expect(left()).toBe(0);
  });

  it.each([[[503, 200]], [[new Error('offline'), 200]]])(
    '[auth.refresh-failed] is asked for once more where nobody answers: %s',
    async (refreshes) => {
      const { tab, sent } = openBrowser({ endsIn: 0, refreshes });
      expect(await tab().send('user.me', {})).toMatchObject({ status: 200 });
      expect(sent).toEqual(['auth.refresh', 'auth.refresh', 'user.me']);
    },
  );

  it('is kept while nobody can say whether it is over', async () => {
    const { tab, left } = openBrowser({ endsIn: 0, refreshes: [503, 503, 503, 503] });
    expect(await tab().send('user.me', {})).toMatchObject({ status: 401 });
    expect(left()).toBe(0);
  });

  it.each([3_600_000, -3_600_000])('outlives a clock that is %s ms off', async (aheadMs) => {
    const { tab, sent, left } = openBrowser({ endsIn: quarterMs, aheadMs });
    const browser = tab();
    for (let asked = 0; asked < 5; asked += 1) expect(await browser.send('user.me', {})).toMatchObject({ status: 200 });
    expect(sent.filter((id) => id === 'auth.refresh')).toHaveLength(aheadMs > 0 ? 1 : 0);
    expect(left()).toBe(0);
  });

  it('is no matter of the calls that begin and end it', async () => {
    const { tab, sent } = openBrowser({ endsIn: 0 });
    await tab().send('auth.logout', {});
    expect(sent).toEqual(['auth.logout']);
  });

  it('leads who is none to the login, where a member alone may ask', async () => {
    const { tab, sent, left } = openBrowser({ endsIn: null, refreshes: [401] });
    expect(await tab().send('user.me', {})).toMatchObject({ status: 401 });
    expect(sent).toEqual(['user.me', 'auth.refresh']);
    expect(left()).toBe(1);
  });

  it('[auth.refresh-401] whose end cannot be read is refreshed where a call is refused, and the call sent once more', async () => {
    const { tab, sent, left } = openBrowser({ endsIn: null });
    expect(await tab().send('user.me', {})).toMatchObject({ status: 200 });
    expect(sent).toEqual(['user.me', 'auth.refresh', 'user.me']);
    expect(left()).toBe(0);
  });
});

describe('the end of a login', () => {
  it.each([
    ['expires_at=minori.2026-11-20T03%3A15%3A00.000Z; a=b', start + quarterMs],
    ['expires_at=gakuen.2026-11-20T03%3A15%3A00.000Z', null],
    ['expires_at=2026-11-20T03%3A15%3A00.000Z', null],
    ['a=b', null],
    ['expires_at=', null],
    ['expires_at=minori.soon', null],
  ])('is read from the cookies: %s', (cookies, end) => expect(readLoginEnd('minori', cookies)).toBe(end));

  it('is none where the cookie is no text', () => expect(readLoginEnd('minori', 'expires_at=%E0%A4%A')).toBeNull());
});

describe('[ent.auth-state] what a browser knows of its login', () => {
  it('is when its token is over, and nothing more: the token itself no script reads', () => {
    // tokenExpiresAt; isLogin is that there is one.
    expect(readLoginEnd('minori', 'a=1; expires_at=minori.2026-11-20T03%3A15%3A00.000Z; b=2')).toBe(start + quarterMs);
    for (const none of ['', 'expires_at=', 'expires_at=soon', `access_token=${'t'.repeat(32)}`])
      expect(readLoginEnd('minori', none), none).toBeNull();
  });

  it('is one refresh that all wait for, and that it has failed', async () => {
    // isRefreshPolling: one is asked for while others wait; isRefreshFailed leads to the login, once for each who asked.
    const { tab, sent, left } = openBrowser({ endsIn: 0, refreshes: [401] });
    const one = tab();
    await Promise.all([one.send('user.me', {}), one.send('user.me', {})]);
    expect(sent.filter((id) => id === 'auth.refresh')).toHaveLength(1);
    expect(left()).toBeGreaterThan(0);
  });
});
