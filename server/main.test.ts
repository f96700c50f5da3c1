import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, migratedTemplate } from './postgres/test-database';
import { projectRoot } from './files/project-root';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'noren-main-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** Node cannot end itself while a thread of its file system is stuck. */
const endedAfterAWhile = { timeout: 50_000, killSignal: 'SIGKILL' } as const;

const start = (env: Record<string, string>): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const options = {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NOREN_DATA: data, ...env },
      ...endedAfterAWhile,
    };
    execFile(process.execPath, ['--import', 'tsx', 'server/main.ts'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it('names each variable that is wrong', async () => {
  const { code, stdout, stderr } = await start({ PORT: 'abc', DATABASE_URL: 'mysql://db/shop' });
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^- PORT is "abc"\. Allowed: a whole number/m);
  expect(stderr).toMatch(/^- DATABASE_URL is "mysql:\/\/db\/shop"/m);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it('says that the database cannot be reached', async () => {
  const closed = createServer();
  await new Promise<void>((ready) => closed.listen(0, '127.0.0.1', ready));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const { code, stderr } = await start({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/shop`, PORT: '0' });
  expect(code).toBe(1);
  expect(stderr).toContain('Is DATABASE_URL right, and does the database run?');
  expect(stderr).not.toContain('hunter2');
});

it.runIf(process.platform === 'linux').each([{}, { SHOP_API_URL: 'http://127.0.0.1:9' }] as Record<string, string>[])(
  'says that the data folder cannot be made, where not even its parent answers so: %j',
  async (env) => {
    const { code, stderr } = await start({ NOREN_DATA: '/proc/noren/data', PORT: '0', ...env });
    expect(code).toBe(1);
    expect(stderr).toMatch(/The folder \/proc\/noren\/data cannot be made \(Error: ENOENT.*NOREN_DATA/);
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);

it('says that the port is taken before it makes a database', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as AddressInfo;
  const folder = join(data, 'taken');
  const { code, stderr } = await start({ NOREN_DATA: folder, PORT: String(port) });
  await new Promise((done) => other.close(done));
  expect(code).toBe(1);
  expect(stderr).toBe(`Something else listens on port ${port} of 127.0.0.1. Give the shop another one with PORT.\n`);
  expect(existsSync(join(folder, 'cluster'))).toBe(false);
});

it('says what the database refused: the password, or that it is not there', async () => {
  const database = await createTestDatabase(migratedTemplate);
  const wrong = new URL(database.url);
  wrong.password = 'hunter2';
  const missing = new URL(database.url);
  missing.pathname = '/nowhere';
  try {
    const [password, name] = await Promise.all([
      start({ DATABASE_URL: wrong.href, PORT: '0' }),
      start({ DATABASE_URL: missing.href, PORT: '0' }),
    ]);
    expect(password.stderr).toMatch(/The database says: password authentication failed.*DATABASE_URL right\?/);
    expect(name.stderr).toMatch(/The database says: database "nowhere" does not exist\. Create it first/);
    for (const { code, stderr } of [password, name]) {
      expect(code).toBe(1);
      expect(stderr).not.toMatch(/hunter2|^\s+at /m);
    }
  } finally {
    await database.drop();
  }
});
