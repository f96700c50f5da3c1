/**
 * Every scenario of fixtures/scenarios, played without a shop: its screen suits everybody, stands still, is whole without
 * script, and fits 320 px. A new file there is looked at without a word here.
 */
import { expect } from '@playwright/test';
import { inspectScreen } from './support/looks/inspect-screen';
import { test as base } from './support/kept-page';
import { ofPlayer, type Player } from './support/player';
import { areAllAsked, deviceOf, looksOf, type Scenario, scenarios } from './support/looks/scenarios';
import { createTelling } from './support/looks/telling';

interface OfWorker {
  readonly player: Player;
  readonly isTelling: (scenario: Scenario) => Promise<boolean>;
}

const test = base.extend<object, OfWorker>({
  ...ofPlayer,
  isTelling: [async ({ player }, use) => use(createTelling(player)), { scope: 'worker' }],
});

test.describe.configure({ timeout: 90_000 });

for (const scenario of scenarios)
  for (const [index, { theme, width }] of looksOf(scenario).entries()) {
    const { id, path, title } = scenario;
    const look = `${theme} at ${width} px`;
    // Whose turn it is says nothing of the scenario, and so nothing in its title.
    const more = index === 0 ? '' : `, in ${look} too`;
    test.describe(() => {
      // Refusals are what many of them show.
      test.use({ ...deviceOf(width), allowedErrors: [/^Failed to load resource: the server responded with/] });

      test(`${id}: “${title.en}” is for everybody, still, whole without script, and narrow${more}`, async ({
        page,
        player,
        isTelling,
      }) => {
        test.skip(!areAllAsked && !(await isTelling(scenario)), 'Others of its screen show all that it shows.');
        const open = async (): Promise<void> => {
          await page.goto(player.urlOf(id, theme), { waitUntil: 'commit' });
          await page.waitForURL(({ pathname }) => pathname !== '/-/replay', { waitUntil: 'commit' });
        };
        const name = `fixtures/scenarios/${path}, ${look}`;
        await inspectScreen(page, open, name);
        // What it has no answer for, and the state that it waits for in vain.
        expect(await page.locator('[id^=noren-replay]').allInnerTexts(), `${name}: the player’s bar`).toEqual([]);
      });
    });
  }
