import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const command = ['--import', 'tsx', 'scripts/replay/list.ts'] as const;

it(
  'prints a scenario with the screen that it shows, its own look, and all that it can have',
  { timeout: 60_000 },
  () => {
    const text = execFileSync(process.execPath, [...command, 'fixtures/scenarios/cart/usual.json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(text)).toMatchObject([
      {
        id: 'cart--usual',
        path: 'cart/usual.json',
        address: '/cart/',
        isPlayed: false,
        screen: '/cart',
        viewport: 'phone',
        theme: 'minori',
        themes: ['gakuen', 'minori', 'wireframe'],
      },
    ]);
  },
);

it('says what is wrong with what it cannot list', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, 'fixtures/nowhere.json'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^fixtures\/nowhere\.json: it cannot be read /);
});
