/**
 * Scenarios as Storybook's stories: whole screens, each in a frame onto `npm run replay`, which the workbench starts. An
 * index entry for each scenario, and a module for each file of one, made in memory, that exports it.
 */
import { execFile, spawn } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** What `npm run replay -- --list` tells of a scenario. */
interface Listed {
  readonly id: string;
  readonly path: string;
  readonly title: { readonly ja: string };
}

const prefix = 'virtual:noren/screens/';
const script = 'scripts/replay.mjs';
const folder = 'fixtures/scenarios';

/** None of a file that others stand on. */
const listedIn = async (root: string): Promise<ReadonlyMap<string, Listed>> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder, '--list'], { cwd: root });
  const all = JSON.parse(stdout) as readonly Listed[];
  return new Map(all.map((listed) => [listed.path, listed]));
};

/** `cart--usual` → `screen_cart__usual` */
const exportName = (id: string): string => `screen_${id.replace(/\W/g, '_')}`;

/** Starts the player, which ends with the workbench, and answers its port. */
const startPlayer = (root: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const player = spawn(process.execPath, [script, folder, '--port', '0'], { cwd: root });
    let said = '';
    player.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    player.stdout.on('data', (chunk: Buffer) => {
      const [, port] = /http:\/\/[^\s/]+:(\d+)/.exec(chunk.toString()) ?? [];
      if (port) resolve(Number(port));
    });
    player.once('exit', () => reject(new Error(`workbench: no scenario can be shown:\n${said}`)));
    process.once('exit', () => player.kill('SIGTERM'));
  });

export const screenStories = (root: string): { readonly indexer: Indexer; readonly plugin: Plugin } => {
  let listed: ReturnType<typeof listedIn> | null = null;
  const view = JSON.stringify(join(root, 'workbench/storybook/screen-module.tsx'));
  let port: Promise<number> | null = null;
  return {
    indexer: {
      test: /fixtures[\\/]scenarios[\\/].+[.]json$/,
      createIndex: async (fileName) => {
        const path = relative(join(root, folder), fileName).replaceAll('\\', '/');
        const scenario = (await (listed ??= listedIn(root))).get(path);
        if (!scenario) return [];
        return [
          {
            type: 'story',
            importPath: `${prefix}${scenario.id}`,
            exportName: exportName(scenario.id),
            title: `screens/${dirname(path)}`,
            name: scenario.title.ja,
          },
        ];
      },
    },
    plugin: {
      name: 'noren:screen-stories',
      resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
      async load(id) {
        if (!id.startsWith(`\0${prefix}`)) return null;
        const shown = id.slice(prefix.length + 1);
        return [
          `import { metaOf, screenOf } from ${view};`,
          'export default metaOf();',
          `export const ${exportName(shown)} = screenOf(${JSON.stringify(shown)}, ${await (port ??= startPlayer(root))});`,
        ].join('\n');
      },
    },
  };
};
