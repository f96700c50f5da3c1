/**
 * `npm run soak`: races, kills, outages and hostile input at full figures against the built shop, each on data of its own.
 * Writes reports/soak.json.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneOfEach, readCommandLine, runCommand, UsageError } from '../../scripts/command-line';
import { capsules } from './capsules.story';
import { carts } from './carts.story';
import { documents } from './documents.story';
import { floods } from './floods.story';
import { hostile } from './hostile.story';
import { hostileCalls } from './hostile-calls.story';
import { kills } from './kills.story';
import { benefitRaces } from './orders/benefit-races.story';
import { cutAnswers } from './orders/cut-answers.story';
import { orderKills } from './orders/order-kills.story';
import { orderRaces } from './orders/order-races.story';
import { orderStories } from './orders/order-stories.story';
import { outage } from './outage.story';
import { scenarios } from './scenarios.story';
import { screens } from './screens.story';
import type { Story, StoryResult } from './story';
import { tabs } from './tabs.story';
import { ways } from './ways.story';
import { year } from './year.story';

const stories: Record<string, Story> = {
  kills,
  outage,
  hostile,
  'hostile-calls': hostileCalls,
  floods,
  documents,
  'order-races': orderRaces,
  'order-kills': orderKills,
  'order-stories': orderStories,
  'benefit-races': benefitRaces,
  'cut-answers': cutAnswers,
  carts,
  scenarios,
  capsules,
  screens,
  tabs,
  ways,
  year,
};

const usage = `npm run soak -- [--scale 1] [--only ${Object.keys(stories).join()}]
  --scale  0.1 for a tenth of the figures
  --only   some of the stories`;

const { values } = readCommandLine({
  usage,
  options: { scale: { type: 'string', default: '1' }, only: { type: 'string', default: Object.keys(stories).join() } },
});

const tell = ({ name, figures, findings }: StoryResult): void => {
  const told = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${told.join(', ')})`);
  for (const { what, detail } of findings.slice(0, 20)) console.log(`     ${what}${detail ? `: ${detail}` : ''}`);
};

const soak = async (): Promise<void> => {
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= 100)) throw new UsageError(`--scale takes a number above 0, not "${values.scale}".`);
  const names = oneOfEach('--only', values.only, Object.keys(stories));
  const folder = mkdtempSync(join(tmpdir(), 'noren-soak-'));
  const results: StoryResult[] = [];
  try {
    for (const name of names) {
      const result = await stories[name]?.(folder, { scale });
      if (!result) continue;
      results.push(result);
      tell(result);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync('reports', { recursive: true });
    const report = { takenAt: new Date().toISOString(), scale, results };
    writeFileSync('reports/soak.json', `${JSON.stringify(report, null, 2)}\n`);
  }
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

await runCommand(usage, soak);
