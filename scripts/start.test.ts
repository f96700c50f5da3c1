import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** As small as a project can be that the real scripts build and start; its server says how it is configured. */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ type: 'module', scripts: { start: scripts.start } }),
  'index.html': '<!doctype html><title>x</title>',
  'vite.config.ts': "export default { build: { outDir: 'dist/client' } };",
  'storefront/page/entry-server.ts': 'export const drawn = 1;',
  'scripts/replay/copy-with-samples.ts': 'export const copied = 1;',
  'server/main.ts': `
    import { readConfig } from ${JSON.stringify(join(project, 'server/config/config.ts'))};
    const { environment, demo, sandboxPayments } = readConfig(process.env);
    console.log('config ' + JSON.stringify({ environment, demo, takesCards: sandboxPayments !== null, pid: process.pid }));
    process.once('SIGTERM', () => process.exit(0));
    setInterval(() => undefined, 1_000);`,
};

let folder: string;
const started: { pid: number }[] = [];
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // One that has ended, and whose parent has not asked.
  return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-start-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of ['start.mjs', 'ensure-built.mjs', 'build.mjs', 'refuse-unknown.mjs']) {
    cpSync(join(project, 'scripts', name), join(folder, 'scripts', name));
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => {
  for (const { pid } of started) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

const npmStart = (env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PUBLIC_URL: 'https://shop.example.jp', ...env },
  });

/** Resolves when the output holds the pattern; rejects with the output when the process ends before. */
const said = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [found] = pattern.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });

interface Said {
  readonly environment: string;
  readonly demo: boolean;
  readonly takesCards: boolean;
  readonly pid: number;
}

const configOf = async (child: ChildProcess): Promise<Said> => {
  const found = JSON.parse((await said(child, /(?<=config ){.*\n/)).trim()) as Said;
  started.push(found);
  return found;
};

const ended = (pid: number) => expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);

it.each([
  [{}, { environment: 'development', demo: true, takesCards: true }],
  [{ DEMO: 'on' }, { environment: 'development', demo: true, takesCards: true }],
  [{ NODE_ENV: 'production' }, { environment: 'production', demo: false, takesCards: false }],
] as [Record<string, string>, Partial<Said>][])(
  'starts as it was asked to where nothing is built, and as before where it is: %j',
  { timeout: 60_000 },
  async (env, expected) => {
    for (const isBuilt of [false, true]) {
      expect(existsSync(join(folder, 'dist/stamp'))).toBe(isBuilt);
      const npm = npmStart(env);
      const config = await configOf(npm);
      npm.kill('SIGTERM');
      await once(npm, 'exit');
      expect(config).toMatchObject(expected);
      await ended(config.pid);
    }
  },
);

it('ends with npm, even where npm is killed', { timeout: 60_000 }, async () => {
  const npm = npmStart();
  const { pid } = await configOf(npm);
  npm.kill('SIGKILL');
  await ended(pid);
});

it('ends while it builds, and leaves nothing that counts as built', { timeout: 60_000 }, async () => {
  const npm = npmStart();
  await said(npm, /Building/);
  npm.kill('SIGTERM');
  const [code, signal] = (await once(npm, 'exit')) as [number | null, string | null];
  expect([code === 0, signal]).not.toEqual([true, null]);
  expect(existsSync(join(folder, 'dist/stamp'))).toBe(false);
  expect(existsSync(join(folder, 'dist/server/main.js'))).toBe(false);
});
