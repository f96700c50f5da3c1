import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headsIndex, screensIndex } from './screens.index';
import { wingsIndexes } from './wings.index';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noren-wings-'));
  for (const path of [
    'server/domains/showing/showing.ts',
    'server/domains/showing/catalog/catalog.service.ts',
    'server/domains/showing/gift-card/gift-card.handlers.ts',
    'server/domains/showing/gift-card/gift-card.clean-ups.ts',
    'server/domains/showing/site/site.handlers.ts',
    'schemas/screens/define-screens.ts',
    'schemas/screens/gift-card.screens.ts',
    'storefront/page/load/heads/gift-card.heads.ts',
    'storefront/page/load/heads/teller.ts',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the list of a wing', () => {
  const showing = wingsIndexes.find(({ path }) => path.endsWith('/showing.generated.ts'));

  it('has the handlers and the clean-ups of its domains, and asks for what the handlers take', () =>
    expect(showing?.text(root)).toBe(`import type { CleanUps } from '../../jobs/job';
import { giftCardCleanUps } from './gift-card/gift-card.clean-ups';
import { giftCardHandlers } from './gift-card/gift-card.handlers';
import { siteHandlers } from './site/site.handlers';

/** What ends by itself in this wing. */
export const showingCleanUps: readonly CleanUps[] = [
  giftCardCleanUps,
];

/** What the handlers of this wing stand on. */
type ShowingGround = Parameters<typeof giftCardHandlers>[0] &
  Parameters<typeof siteHandlers>[0];

/** What answers the calls of this wing, by group. */
export const showingHandlers = (ground: ShowingGround) => ({
  'gift-card': giftCardHandlers(ground),
  site: siteHandlers(ground),
});
`));
});

describe('the lists of areas', () => {
  it('have the screens of each', () =>
    expect(screensIndex.text(root)).toBe(
      "import { giftCardScreens } from './gift-card.screens';\n\nexport const areas = [\n  ...giftCardScreens,\n] as const;\n",
    ));

  it('have what the heads of each say', () =>
    expect(headsIndex.text(root)).toBe(
      "import { giftCardHeads } from './gift-card.heads';\n\nexport const heads = {\n  ...giftCardHeads,\n} as const;\n",
    ));
});
