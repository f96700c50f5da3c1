/**
 * Every scenario of fixtures/scenarios, played without a shop: its screen suits everybody, stands still, is whole without
 * script, and fits 320 px. A new file there is looked at without a word here.
 */
import { inspectScreen } from './support/inspect-screen';
import { deviceOf, looksOf, type Player, scenarios, startPlayer } from './support/scenarios';
import { expect, test as base } from './support/test';

const test = base.extend<object, { player: Player }>({
  player: [
    async ({}, use) => {
      const player = await startPlayer();
      await use(player);
      await player.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 90_000 });

for (const scenario of scenarios) {
  const { id, title } = scenario;
  const [first] = looksOf(scenario);
  test.describe(() => {
    if (first) test.use(deviceOf(first.width));

    test(`${id}: “${title.en}” is for everybody, still, whole without script, and narrow`, async ({ page, player }) => {
      for (const { theme, width } of looksOf(scenario)) {
        await page.setViewportSize(deviceOf(width).viewport);
        const open = async (): Promise<void> => {
          await page.goto(player.urlOf(scenario, theme), { waitUntil: 'commit' });
          await page.waitForURL(({ pathname }) => pathname !== '/-/replay', { waitUntil: 'commit' });
        };
        await inspectScreen(page, open, `${theme} at ${width} px`);
        await expect.soft(page.locator('#noren-replay-unanswered')).toHaveCount(0);
      }
    });
  });
}
