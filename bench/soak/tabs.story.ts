/** Twenty tabs that refresh one login at once on two processes, two hundred times; then one of them was a thief's. */
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../e2e/support/running-shop';
import { createDatabase } from '../../server/db/client';
import { refreshInTabs, statusesOf } from '../../server/domains/members/sessions/tabs.test-support';
import { registerSomebody } from './somebody';
import type { Story } from './story';

const full = 200;
const quiet = { info: () => undefined, warn: () => undefined };
/** A little more than a token is good after the next one was used. */
const graceMs = 11_000;

export const tabs: Story = async (folder, { scale }) => {
  const first = await startShop(`${folder}/tabs-1`);
  const databaseUrl = first.run.databaseUrl ?? '';
  const second = await startShop(`${folder}/tabs-2`, { env: { DATABASE_URL: databaseUrl, DEMO: 'on' } });
  const db = createDatabase(databaseUrl, { pool: 1, log: quiet });
  try {
    const rounds = Math.max(10, Math.round(full * scale));
    const { id: channel } = await db.selectFrom('channels').select('id').orderBy('id').executeTakeFirstOrThrow();
    const { logIn } = await registerSomebody(first.run.url, db, { channel, email: 'hanako@example.jp' });
    const wish = { origins: [first.run.url, second.run.url], channel, tabs: 20, rounds };
    const stolen = await logIn();
    const from = performance.now();
    const { token, faults } = await refreshInTabs(wish, stolen);
    const refreshesPerS = Math.round((wish.tabs * rounds) / ((performance.now() - from) / 1_000));
    await wait(graceMs);
    const findings = faults.map((what) => ({ what }));
    const ended = await statusesOf(wish, [token, stolen, token]);
    if (ended.join() !== '200,200,401,401,401,401')
      findings.push({ what: `a token that was given up is answered ${ended.join()}` });
    return { name: 'tabs', figures: { tabs: wish.tabs, rounds, refreshesPerS }, findings };
  } finally {
    await db.destroy();
    await second.stop();
    await first.stop();
  }
};
