import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRandom } from '../../bench/soak/random';
import { scenarioLimits } from '../../schemas/scenario/scenario';
import { readMutatedFolder } from './mutated-folders.test-support';
import { faultsOfMutated, mutated } from './mutated-scenarios.test-support';

const files = ['base/minori-checkout.json', 'cart/usual.json', 'checkout/confirm.json'] as const;
const textOf = (path: string): string => readFileSync(`fixtures/scenarios/${path}`, 'utf8');

it('says of every broken file what is wrong and where, and never anything else', () => {
  const random = createRandom(1809);
  let refused = 0;
  for (let round = 0; round < 400; round += 1) {
    const text = mutated(textOf(random.pick(files)), random);
    const faults = faultsOfMutated(text);
    if (faults.length > 0) refused += 1;
    for (const fault of faults) expect(fault, text.slice(0, 500)).toMatch(/^a\.json(:\d+:\d+ \S|: )/);
  }
  expect(refused).toBeGreaterThan(100);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it('reads of a folder what it extends within it, and says of cycles, links and paths that lead out where they stand', () => {
  const random = createRandom(2711);
  let refused = 0;
  for (let round = 0; round < 60; round += 1) {
    const { outcomes, hasLeaked } = readMutatedFolder(random);
    expect(hasLeaked).toBe(false);
    for (const outcome of outcomes) {
      if (!('faults' in outcome)) {
        expect(outcome.length).toBeLessThanOrEqual(scenarioLimits.chain);
        continue;
      }
      refused += 1;
      for (const fault of outcome.faults) expect(fault).toMatch(/^[\w/]+\.json(:\d+:\d+ \S|: )/);
    }
  }
  expect(refused).toBeGreaterThan(100);
});
