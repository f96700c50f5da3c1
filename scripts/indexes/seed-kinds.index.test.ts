import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedKindsIndex } from './seed-kinds.index';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noren-seed-kinds-'));
  for (const path of ['showing/tax-rates.seed.ts', 'base/pictures.seed.ts', 'base/pictures.seed.test.ts']) {
    mkdirSync(dirname(join(root, 'server/db/seed/kinds', path)), { recursive: true });
    writeFileSync(join(root, 'server/db/seed/kinds', path), '');
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the list of kinds of demo data', () => {
  it('takes each by its file, whatever its wing, and no test', () =>
    expect(seedKindsIndex.text(root)).toBe(`import { picturesSeed } from './kinds/base/pictures.seed';
import { taxRatesSeed } from './kinds/showing/tax-rates.seed';

export const seedKinds = {
  pictures: picturesSeed,
  'tax-rates': taxRatesSeed,
} as const;
`));
});
