/** `npm run replay`, as a tester starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Fixtures } from '@playwright/test';

export interface Player {
  /** That the command prints: of the index, or of what leads straight to the only scenario. */
  readonly url: string;
  /** Where a scenario is opened, in its own theme or another one. */
  readonly urlOf: (id: string, theme?: string) => string;
  readonly stop: () => Promise<void>;
}

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      const [address] = /http:\/\/\S*[^\s.]/.exec(chunk.toString()) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(said)));
  });

/** @param path a file or a folder; those of the project without */
export const startPlayer = async (path?: string): Promise<Player> => {
  const { NODE_ENV: _production, ...env } = process.env;
  const args = ['scripts/replay.mjs', ...(path === undefined ? [] : [path]), '--port', '0'];
  const child = spawn(process.execPath, args, { env });
  const url = await addressOf(child);
  const { port } = new URL(url);
  return {
    url,
    urlOf: (id, theme) => `http://${[id, theme].filter(Boolean).join('.')}.localhost:${port}/-/replay`,
    stop: async () => {
      if (!child.kill('SIGTERM')) return;
      // It waits for what a browser still asks of it, unless it is told twice.
      const late = setTimeout(() => child.kill('SIGTERM'), 10_000);
      await once(child, 'exit');
      clearTimeout(late);
    },
  };
};

/** Of all scenarios, for the tests of a worker. */
export const ofPlayer: Fixtures<object, { player: Player }> = {
  player: [
    async ({}, use) => {
      const player = await startPlayer();
      await use(player);
      await player.stop();
    },
    // It may have to be built first.
    { scope: 'worker', timeout: 180_000 },
  ],
};
