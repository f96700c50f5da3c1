/** What a tester does with trouble: records the screen by the link at its bottom, and opens it again from its file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Player, startPlayer } from './player';
import { expect, test as base } from './test';

interface Seeing {
  /** Opens the screen again from its record. @param by `flow`: who records what is done on it. @returns the record's text */
  readonly seeAgain: (by?: 'flow' | 'post') => Promise<string>;
}

export const test = base.extend<Seeing>({
  seeAgain: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'noren-again-'));
    let player: Player | null = null;
    await use(async (by = 'flow') => {
      // Nobody is as fast: who records has to be there.
      if (by === 'flow') await page.waitForFunction(() => window.norenFlows !== undefined);
      await page.getByRole('link', { name: '画面の記録' }).click();
      await page.getByRole('checkbox').check();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button').click()]);
      const file = join(folder, download.suggestedFilename());
      await download.saveAs(file);
      player = await startPlayer(file);
      await page.goto(player.url);
      await expect(page.locator('html')).toHaveAttribute('data-replay', 'played');
      return readFileSync(file, 'utf8');
    });
    // What its screen still fetches would fail.
    await page.goto('about:blank');
    // TypeScript does not see that it was started meanwhile.
    await (player as Player | null)?.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
