/** Broken scenarios, one after another: each is read, or refused with a sentence that names the place. */
import { readFileSync } from 'node:fs';
import { readMutatedFolder } from '../../server/replay/mutated-folders.test-support';
import { faultsOfMutated, mutated, type Random } from '../../server/replay/mutated-scenarios.test-support';
import { createRandom } from './random';
import type { Finding, Story } from './story';

const paths = [
  'base/minori-checkout.json',
  'cart/usual.json',
  'checkout/confirm.json',
  'products/sold-out.json',
] as const;
/** Of the processor's time: how busy the machine is besides says nothing of the reader. */
const slowestAllowedMs = 1_000;

const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const placed = /^[\w/]+\.json(:\d+:\d+ \S|: )/;

/** Folders whose files extend one another, and what stands outside. */
const findingsInFolders = (rounds: number, random: Random): Finding[] => {
  const findings: Finding[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const detail = `folder ${round}`;
    try {
      const { outcomes, hasLeaked } = readMutatedFolder(random);
      if (hasLeaked) findings.push({ what: 'a file outside of the folder was read', detail });
      const faults = outcomes.flatMap((outcome) => ('faults' in outcome ? outcome.faults : []));
      const without = faults.find((fault) => !placed.test(fault));
      if (without !== undefined) findings.push({ what: `no place: ${without}`, detail });
    } catch (error) {
      findings.push({ what: `it broke the reader: ${String(error)}`, detail });
    }
  }
  return findings;
};

export const scenarios: Story = (_folder, { scale }) => {
  const rounds = Math.max(200, Math.round(20_000 * scale));
  const random = createRandom(1810);
  const findings: Finding[] = [];
  let [refused, slowestMs] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const text = mutated(readFileSync(`fixtures/scenarios/${random.pick(paths)}`, 'utf8'), random);
    const detail = `round ${round}: ${text.slice(0, 200)}`;
    const began = spentMs();
    try {
      const faults = faultsOfMutated(text);
      if (faults.length > 0) refused += 1;
      const without = faults.find((fault) => !/^a\.json(:\d+:\d+ \S|: )/.test(fault));
      if (without !== undefined) findings.push({ what: `no place: ${without}`, detail });
    } catch (error) {
      findings.push({ what: `it broke the reader: ${String(error)}`, detail });
    }
    slowestMs = Math.max(slowestMs, spentMs() - began);
  }
  // Each has six files.
  const folders = Math.round(rounds / 20);
  findings.push(...findingsInFolders(folders, random));
  if (slowestMs > slowestAllowedMs) findings.push({ what: `reading one took ${Math.round(slowestMs)} ms` });
  if (Object.hasOwn(Object.prototype, 'polluted')) findings.push({ what: 'a file changed all objects' });
  return Promise.resolve({
    name: 'broken scenarios',
    figures: { rounds, folders, refused, slowestMs: Math.round(slowestMs) },
    findings,
  });
};
