/**
 * Broken layout documents, one after another: cut off anywhere, with keys twice, emptied, padded with what a setting does
 * not take. None may cost a shopper the page, or the shop its time: the last good document stands in.
 */
import pg from 'pg';
import { publishThemes } from '../../e2e/support/publish-themes';
import { startShop } from '../../e2e/support/running-shop';
import { ask, failing } from './ask';
import { createRandom, type Random } from './random';
import type { Finding, Story } from './story';

const where = `channel_id = 'minori' and kind = 'page' and page = 'news.list'`;
/** A page of one's own is drawn for each request, and kept nowhere. */
const drawnAnew = { cookie: 'preview=1' };
const slowestAllowedMs = 1_000;
const most = 190_000;

/** JSON inside a string inside JSON has a quote at every step. */
const quoted = (text: string): string => JSON.stringify({ sections: text.repeat(Math.ceil(most / text.length / 2)) });

const breakings: readonly [(text: string, random: Random) => string, ...((text: string, random: Random) => string)[]] =
  [
    (text, random) => text.slice(0, random.below(text.length)),
    (text, random) => quoted(text).slice(0, random.below(most)),
    (text) => text.replace(/"order": ?\[[^\]]*\]/, '"order":[]'),
    (text) => text.replace('{', '{"instance":{"toString":1},'),
    (text, random) => `${text.slice(0, -1)},"page":"${'['.repeat(random.below(100))}"}`,
    (text, random) => text.replace(/"v": ?1/, `"v":1,"settings":{"title":[${'{},'.repeat(random.below(60_000))}{}]}`),
    (text, random) => '['.repeat(random.below(most)) + text,
  ];

export const documents: Story = async (folder, { scale }) => {
  const rounds = Math.max(40, Math.round(2_000 * scale));
  const random = createRandom(1807);
  const findings: Finding[] = [];
  const { run, stop } = await startShop(`${folder}/documents`);
  const db = new pg.Client({ connectionString: run.databaseUrl ?? '' });
  let slowestMs = 0;
  try {
    await db.connect();
    await ask(run.url, '/news', { headers: drawnAnew });
    await publishThemes(
      async (sql, values = []) => (await db.query(sql, [...values])).rows as Record<string, unknown>[],
    );
    const { rows } = await db.query<{ document: string }>(`select document from layouts where ${where}`);
    const good = rows[0]?.document ?? '';
    for (let round = 0; round < rounds; round += 1) {
      const broken = random.pick(breakings)(good, random);
      await db.query(`update layouts set document = $1 where ${where}`, [broken]);
      const { status, body, ms } = await ask(run.url, '/news', { headers: drawnAnew });
      slowestMs = Math.max(slowestMs, ms);
      const detail = `round ${round}: ${status} in ${Math.round(ms)} ms, ${broken.slice(0, 120)}`;
      if (status !== 200 || !body.includes('data-s="news-list"')) findings.push({ what: 'the page was lost', detail });
      if (ms > slowestAllowedMs) findings.push({ what: 'the page came late', detail });
    }
    await db.query(`update layouts set document = $1 where ${where}`, [good]);
    const ill = await failing(run.url);
    if (ill.length > 0) findings.push({ what: 'after all broken documents', detail: ill.join(', ') });
    return { name: 'broken documents', figures: { rounds, slowestMs: Math.round(slowestMs) }, findings };
  } finally {
    await db.end();
    await stop();
  }
};
