/**
 * `npm run soak`: races, kills, outages and hostile input at full figures against the built shop, each on data of its own.
 * `--scale 0.1` for a tenth of it, `--only kills,order-races` for a part. Writes reports/soak.json.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostile } from './hostile.story';
import { kills } from './kills.story';
import { orderKills } from './orders/order-kills.story';
import { orderRaces } from './orders/order-races.story';
import { outage } from './outage.story';
import type { Story, StoryResult } from './story';

const stories: Record<string, Story> = { kills, outage, hostile, 'order-races': orderRaces, 'order-kills': orderKills };

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, only: { type: 'string', default: Object.keys(stories).join() } },
});
const folder = mkdtempSync(join(tmpdir(), 'noren-soak-'));
const results: StoryResult[] = [];

try {
  for (const name of values.only.split(',')) {
    const story = stories[name];
    if (!story) throw new Error(`There is no story "${name}"; there are ${Object.keys(stories).join(', ')}`);
    const result = await story(folder, { scale: Number(values.scale) });
    results.push(result);
    const figures = Object.entries(result.figures)
      .map(([figure, value]) => `${figure} ${value}`)
      .join(', ');
    console.log(`${result.findings.length === 0 ? 'ok  ' : 'FAIL'} ${result.name} (${figures})`);
    for (const { what, detail } of result.findings.slice(0, 20))
      console.log(`     ${what}${detail ? `: ${detail}` : ''}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    'reports/soak.json',
    `${JSON.stringify({ takenAt: new Date().toISOString(), scale: Number(values.scale), results }, null, 2)}\n`,
  );
}

const failed = results.filter(({ findings }) => findings.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
