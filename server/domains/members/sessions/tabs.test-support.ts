/**
 * Many tabs of one browser that refresh the same login at once, round after round, on real connections. The same at small
 * figures in `npm test` and at full ones in `npm run soak`.
 */
export interface Tabs {
  /** Of every process of the shop; tabs take them in turn. */
  readonly origins: readonly string[];
  readonly channel: string;
  readonly tabs: number;
  readonly rounds: number;
}

interface Asked {
  readonly status: number;
  readonly token: string | null;
}

const ask = async (url: string, method: string, channel: string, token: string): Promise<Asked> => {
  const headers = { 'x-channel-id': channel, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method, headers });
  const body = (await answer.json()) as { readonly access_token?: string };
  return { status: answer.status, token: body.access_token ?? null };
};

/** What one tab of the shop's asks with a token. */
const tabOf = ({ origins, channel }: Tabs, index: number) => {
  const origin = origins[index % origins.length] ?? '';
  return {
    refresh: (token: string) => ask(`${origin}/v1/auth/refresh`, 'POST', channel, token),
    me: (token: string) => ask(`${origin}/v1/me/user`, 'GET', channel, token),
  };
};

/**
 * Each round, all tabs refresh the token that they share; every third asks for something with the old one meanwhile, and
 * every other one uses the new one at once, before the last has refreshed.
 *
 * @returns the token of the last round, and what did not hold
 */
export const refreshInTabs = async (
  wish: Tabs,
  first: string,
): Promise<{ readonly token: string; readonly faults: readonly string[] }> => {
  const faults: string[] = [];
  let token = first;
  for (let round = 1; round <= wish.rounds; round += 1) {
    const shared = token;
    const got = await Promise.all(
      Array.from({ length: wish.tabs }, async (_, index) => {
        const tab = tabOf(wish, index);
        const meanwhile = index % 3 === 0 ? await tab.me(shared) : null;
        const next = await tab.refresh(shared);
        const used = next.token !== null && index % 2 === 0 ? await tab.me(next.token) : null;
        for (const answer of [meanwhile, next, used])
          if (answer && answer.status !== 200) faults.push(`round ${round}, tab ${index}: ${answer.status}`);
        return next.token;
      }),
    );
    const different = new Set(got);
    if (different.size > 1) faults.push(`round ${round}: ${different.size} tokens`);
    token = got[0] ?? shared;
  }
  return { token, faults };
};

/** How each process answers whoever shows the tokens, one after the other. */
export const statusesOf = async (wish: Tabs, tokens: readonly string[]): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (const token of tokens)
    for (const index of wish.origins.keys()) statuses.push((await tabOf(wish, index).me(token)).status);
  return statuses;
};
