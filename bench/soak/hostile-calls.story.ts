/** Every call of the contract, asked by who means no good: what its schemas take, spoilt; headers and bodies that are none. */
import { startShop } from '../../e2e/support/running-shop';
import { createDatabase } from '../../server/db/client';
import { askHostilely } from '../../server/hostile-calls.test-support';
import { failing } from './ask';
import { createRandom } from './random';
import { registerSomebody } from './somebody';
import type { Story } from './story';

const full = 20_000;
const quiet = { info: () => undefined, warn: () => undefined };

export const hostileCalls: Story = async (folder, { scale }) => {
  const { run, stop } = await startShop(`${folder}/hostile-calls`);
  const db = createDatabase(run.databaseUrl ?? '', { pool: 2, log: quiet, statementTimeoutMs: 0 });
  try {
    const requests = Math.max(500, Math.round(full * scale));
    const sku = await db.selectFrom('skus').select(['id', 'channel_id']).orderBy('id').executeTakeFirstOrThrow();
    const channel = sku.channel_id;
    const somebody = (email: string) => registerSomebody(run.url, db, { channel, email });
    const { email, password } = await somebody('hanako@example.jp');
    let members = 0;
    const logIn = async (): Promise<string> => (await somebody(`hanako${(members += 1)}@example.jp`)).logIn();
    const known: Readonly<Record<string, unknown>> = { sku_id: sku.id, email, login_id: email, password };
    const hostility = { random: createRandom(1_123), knownAs: (name: string): unknown => known[name], channel, logIn };
    const { findings, answers, calls } = await askHostilely(run.url, db, hostility, requests);
    const broken = await failing(run.url);
    const after = broken.length > 0 ? [{ what: 'after all hostile calls', detail: broken.join(', ') }] : [];
    const figures = { requests, calls: calls.size, ...answers };
    return { name: 'hostile calls', figures, findings: [...findings, ...after] };
  } finally {
    await db.destroy();
    await stop();
  }
};
