/** The commands as they are typed: what is wrong is said in a sentence. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const patience = 60_000;

const run = (script: string, ...args: string[]) => runIn({}, script, ...args);

const runIn = (env: Readonly<Record<string, string>>, script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    timeout: patience,
    env: { ...process.env, ...env },
  });

const commands = [
  ['scripts/seed.ts', ['--productz', '3'], 'npm run seed'],
  ['scripts/seed.ts', ['--products', 'many'], 'npm run seed'],
  ['scripts/shots.ts', ['--widths', 'wide'], 'npm run shots'],
  ['scripts/new/section.ts', ['nowhere', 'shop-card'], 'npm run new:section'],
  ['scripts/new/section.ts', [], 'npm run new:section'],
  ['scripts/new/section.ts', ['content', 'class'], 'npm run new:section'],
  ['scripts/new/section.ts', ['content', 'await'], 'npm run new:section'],
  ['scripts/new/variant.ts', ['Hero'], 'npm run new:variant'],
  ['workbench/shots.ts', ['hero'], 'npm run workbench:shots'],
  ['bench/run.ts', ['--only', 'everything'], 'npm run bench'],
  ['bench/soak/run.ts', ['--scale', 'tenth'], 'npm run soak'],
  ['scripts/routes.ts', ['foo'], 'npm run routes'],
  ['scripts/openapi.ts', ['foo'], 'npm run openapi'],
  ['scripts/lint.ts', ['foo'], 'npm run lint'],
  ['scripts/verify.ts', ['--foo'], 'npm run verify'],
  ['scripts/docs-shots.ts', ['foo'], 'npm run docs:shots'],
  ['scripts/start.mjs', ['foo'], 'npm start'],
  ['scripts/build.mjs', ['foo'], 'npm run build'],
] as const;

describe('a command', { timeout: patience }, () => {
  it.each(commands)('%s %j says what is wrong and how it is used', (script, args, usage) => {
    const { status, stderr } = run(script, ...args);
    expect(stderr).toContain(usage);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect(status).toBe(2);
  });

  it.each([
    ['scripts/shots.ts', 'npm run shots'],
    ['scripts/docs-shots.ts', 'npm run docs:shots'],
    ['workbench/shots.ts', 'npm run workbench:shots'],
    ['bench/run.ts', 'npm run bench'],
    ['scripts/find-chromium.ts', 'CHROMIUM_PATH'],
  ])('%s says that there is no such browser, before it starts anything', (script, usage) => {
    const { status, stdout, stderr } = runIn({ CHROMIUM_PATH: '/nowhere/chromium' }, script);
    expect(stderr).toMatch(/^CHROMIUM_PATH is "\/nowhere\/chromium", which is no executable file\./);
    expect(stderr).toContain(usage);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect([status, stdout]).toEqual([2, '']);
  });

  it.each(['scripts/verify.ts', 'scripts/docs-shots.ts', 'scripts/start.mjs', 'scripts/build.mjs'])(
    '%s explains itself with --help',
    (script) => {
      const { status, stdout } = run(script, '--help');
      expect(stdout).toMatch(/^npm (run|start)/);
      expect(status).toBe(0);
    },
  );
});
