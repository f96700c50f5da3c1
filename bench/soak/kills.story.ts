/** Kills any process of the shop without warning, again and again, under load; the next start must work. */
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../e2e/support/running-shop';
import { processesOf } from '../server/process-tree';
import { ask, failing } from './ask';
import { createRandom } from './random';
import type { Finding, Story } from './story';

const startLimitMs = 5_000;
const alive = (pid: number): boolean => processesOf(pid).length > 0;

const underLoad = async (url: string, isOver: () => boolean): Promise<void> => {
  while (!isOver()) await Promise.all([ask(url, '/product'), ask(url, '/'), ask(url, '/v1/products')]);
};

export const kills: Story = async (folder, { scale }) => {
  const rounds = Math.max(2, Math.round(40 * scale));
  const data = `${folder}/kills`;
  const random = createRandom(20261121);
  const findings: Finding[] = [];
  let slowestStartMs = 0;
  await (await startShop(data)).stop(); // the first start seeds

  for (let round = 1; round <= rounds; round += 1) {
    const from = performance.now();
    const { run, stop } = await startShop(data);
    const startMs = performance.now() - from;
    slowestStartMs = Math.max(slowestStartMs, startMs);
    if (startMs > startLimitMs) findings.push({ what: `start ${round} took ${Math.round(startMs)} ms` });
    const broken = await failing(run.url);
    if (broken.length > 0) findings.push({ what: `after kill ${round - 1}`, detail: broken.join(', ') });

    let over = false;
    const load = underLoad(run.url, () => over);
    await wait(random.below(400));
    const [first, ...others] = processesOf(run.pid);
    const victim = first && random.pick([first, ...others]);
    if (victim) process.kill(victim.pid, 'SIGKILL');
    await wait(random.below(200));
    over = true;
    await load;
    // Half of the time the rest is killed too, as when a machine loses power.
    if (random.next() < 0.5 && alive(run.pid)) process.kill(run.pid, 'SIGKILL');
    await stop();
  }
  return { name: 'kill -9 of any process', figures: { rounds, slowestStartMs: Math.round(slowestStartMs) }, findings };
};
