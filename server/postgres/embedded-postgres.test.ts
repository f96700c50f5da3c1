import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries';
import { type DataFolder, dataFolderAt } from './data-folder';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';
import { lockState } from './folder-lock';
import { explainOutput, PostgresError } from './postgres-error';
import { freePort, startPostmaster } from './postmaster';
import { signalProcess } from './processes';
import { chooseRunAs } from './run-as';
import {
  endProcess,
  postmasterPid,
  processesOf,
  query,
  spawnDatabaseProcess,
  startDatabaseProcess,
} from './test/database-process';
import { waitUntil } from './wait';

const quiet = { info: () => undefined, warn: () => undefined };
const aMoment = 15_000;

let folder: DataFolder;
let running: EmbeddedPostgres | undefined;

async function start(): Promise<string> {
  running = await startEmbeddedPostgres({ dataDir: folder.root, log: quiet });
  return running.url;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

async function countNotes(): Promise<unknown> {
  const url = await start();
  const rows = await query(url, 'SELECT count(*)::int AS notes FROM note');
  await stop();
  return rows[0]?.notes;
}

beforeAll(async () => {
  folder = dataFolderAt(await realpath(await mkdtemp(join(tmpdir(), 'noren-life-'))));
  await query(await start(), 'CREATE TABLE note AS SELECT 1 AS id');
  await stop();
});
afterEach(stop);
afterAll(() => rm(folder.root, { recursive: true, force: true }));

describe('an embedded database', () => {
  it('is durable, in UTF-8 with Japanese collation, and its role is no superuser', async () => {
    const rows = await query(
      await start(),
      `SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
              current_setting('is_superuser') AS superuser, current_setting('TimeZone') AS zone,
              (SELECT datlocprovider::text || ':' || datlocale FROM pg_database WHERE datname = current_database()) AS locale,
              EXISTS (SELECT FROM pg_collation WHERE collname = 'ja-x-icu') AS "hasJapanese"`,
    );
    expect(rows).toEqual([
      { fsync: 'on', encoding: 'UTF8', superuser: 'off', zone: 'UTC', locale: 'i:ja', hasJapanese: true },
    ]);
  });

  it('lets nobody in without the password, and nobody from outside', async () => {
    const url = new URL(await start());
    const { mode } = await stat(folder.password);
    expect(mode & 0o777).toBe(0o600);
    expect(url.password).toBe((await readFile(folder.password, 'utf8')).trim());

    const withOther = (changes: Partial<URL>) => query(Object.assign(new URL(url), changes).href, 'SELECT 1');
    await expect(withOther({ password: 'guess' })).rejects.toThrow('password authentication failed');
    await expect(withOther({ username: 'postgres' })).rejects.toThrow(/no pg_hba.conf entry|password authentication/);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    if (outside) await expect(withOther({ hostname: outside.address })).rejects.toThrow('ECONNREFUSED');
  });

  it('tells tools its URL while it runs', async () => {
    const url = await start();
    expect(await readFile(folder.url, 'utf8')).toBe(`${url}\n`);
    expect((await stat(folder.url)).mode & 0o777).toBe(0o600);
    await stop();
    expect(existsSync(folder.url)).toBe(false);
  });

  it('gets a new password when the old one was lost', async () => {
    await rm(folder.password);
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('leaves nothing behind when its start is cancelled', async () => {
    const cancelling = new AbortController();
    const starting = startEmbeddedPostgres({ dataDir: folder.root, log: quiet, signal: cancelling.signal });
    cancelling.abort();
    await expect(starting).rejects.toMatchObject({ code: 'cancelled' });
    expect(processesOf(folder.clusterName)).toEqual([]);
    expect(await lockState(folder.lock)).toBe('none');
  });
});

describe('the end of a shop', { timeout: 60_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends its database on %s', async (signal) => {
    const { child } = await startDatabaseProcess(folder.root);
    expect(await endProcess(child, signal)).toEqual({ code: 0 });
    expect(processesOf(folder.clusterName)).toEqual([]);
    expect(existsSync(join(folder.cluster, 'postmaster.pid'))).toBe(false);
  });

  it('ends its database when it dies of a bug', async () => {
    const { child } = await startDatabaseProcess(folder.root);
    expect((await endProcess(child, 'SIGUSR2')).code).not.toBe(0);
    expect(await waitUntil(() => processesOf(folder.clusterName).length === 0, aMoment)).toBe(true);
  });

  it('keeps what was committed before kill -9 of the shop, and clears the orphaned database', async () => {
    const { child, url } = await startDatabaseProcess(folder.root);
    await query(url, 'INSERT INTO note VALUES (2)');
    const orphan = postmasterPid(folder.cluster);
    await endProcess(child, 'SIGKILL');
    expect(processesOf(folder.clusterName)).toContain(orphan);
    expect(await countNotes()).toBe(2);
    expect(processesOf(folder.clusterName)).toEqual([]);
  });

  it('keeps what was committed before kill -9 of everything', async () => {
    const { child, url } = await startDatabaseProcess(folder.root);
    await query(url, 'INSERT INTO note VALUES (3)');
    const all = processesOf(folder.clusterName);
    await endProcess(child, 'SIGKILL');
    for (const pid of all) signalProcess(pid, 'SIGKILL');
    expect(existsSync(join(folder.cluster, 'postmaster.pid'))).toBe(true);
    expect(await countNotes()).toBe(3);
  });

  it('begins anew when it was killed while it made its first database', async () => {
    const other = dataFolderAt(await realpath(await mkdtemp(join(tmpdir(), 'noren-life-'))));
    const child = spawnDatabaseProcess(other.root);
    const isHalfMade = () => readdirSync(other.root).some((name) => existsSync(join(other.root, name, 'PG_VERSION')));
    expect(await waitUntil(isHalfMade, aMoment, 1)).toBe(true);
    await endProcess(child, 'SIGKILL');
    expect(existsSync(other.cluster)).toBe(false);

    const again = await startEmbeddedPostgres({ dataDir: other.root, log: quiet });
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(other.root).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
    await again.stop();
    await rm(other.root, { recursive: true, force: true });
  });
});

describe('a database that is killed under a living shop', { timeout: 60_000 }, () => {
  it('is back at the same address, with its data', async () => {
    const { child, url, said } = await startDatabaseProcess(folder.root);
    for (const id of [4, 5, 6]) {
      await query(url, `INSERT INTO note VALUES (${id})`);
      signalProcess(postmasterPid(folder.cluster), 'SIGKILL');
      await waitUntil(() => said().split('up again').length > id - 3, aMoment);
      expect(await query(url, `SELECT id FROM note WHERE id = ${id}`)).toEqual([{ id }]);
    }
    await endProcess(child, 'SIGTERM');
    expect(processesOf(folder.clusterName)).toEqual([]);
  });
});

describe('a second starter', { timeout: 60_000 }, () => {
  it('is told who has the folder and how to go on, and does no harm', async () => {
    const { child, url } = await startDatabaseProcess(folder.root);
    const error: unknown = await start().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'PostgresError', code: 'folder-in-use' });
    const message = String(error);
    for (const part of [folder.root, String(child.pid), 'http://shop.test', 'NOREN_DATA', 'DATABASE_URL']) {
      expect(message).toContain(part);
    }
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
});

describe('what an earlier run left', { timeout: 60_000 }, () => {
  it('is not taken for a living owner when its process number belongs to another process now', async () => {
    const { child } = await startDatabaseProcess(folder.root);
    await endProcess(child, 'SIGKILL');
    const [name = ''] = (await readdir(folder.lock)).filter((file) => file.endsWith('.claim'));
    const path = join(folder.lock, name);
    const owner = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    await writeFile(path, JSON.stringify({ ...owner, pid: process.ppid }));
    expect(await countNotes()).toBeGreaterThan(0);
  });

  it('is not taken for a living postmaster when its process number belongs to another process now', async () => {
    const { uid, gid } = await stat(folder.cluster);
    const bystander = spawn('sleep', ['60'], { uid, gid });
    await once(bystander, 'spawn');
    const record = [bystander.pid, folder.cluster, 1, 5432, '', '127.0.0.1', '1 1', 'ready', ''].join('\n');
    await writeFile(join(folder.cluster, 'postmaster.pid'), record);
    expect(await countNotes()).toBeGreaterThan(0);
    expect(bystander.exitCode).toBeNull();
    await endProcess(bystander, 'SIGKILL');
  });

  it('is left alone when somebody else started a PostgreSQL on the data', async () => {
    const runAs = await chooseRunAs(folder.cluster);
    const tools = { folder, runAs, binaries: await findBinaries(runAs) };
    const foreign = await startPostmaster(tools, await freePort(), { cluster_name: 'by-hand' });
    const pid = postmasterPid(folder.cluster);
    await expect(start()).rejects.toMatchObject({
      code: 'foreign-postmaster',
      message: expect.stringContaining(String(pid)),
    });
    expect(postmasterPid(folder.cluster)).toBe(pid);
    await foreign.stop();
  });
});

describe(
  'what an earlier run left, its programs in a folder with blanks and Japanese letters',
  { timeout: 60_000 },
  () => {
    let programs: string;
    const startThere = async (settings: Readonly<Record<string, string>>) => {
      const runAs = await chooseRunAs(folder.cluster);
      const found = await findBinaries(runAs);
      symlinkSync(dirname(dirname(found.postgres)), join(programs, 'native'));
      const binaries = { ...found, postgres: join(programs, 'native/bin/postgres') };
      return startPostmaster({ folder, runAs, binaries }, await freePort(), settings);
    };
    beforeEach(async () => {
      programs = join(await mkdtemp(join(tmpdir(), 'noren-life-')), '私の 店 - noren');
      await mkdir(programs);
      await chmod(dirname(programs), 0o755);
    });
    afterEach(() => rm(dirname(programs), { recursive: true, force: true }));

    it('is cleared like any other', async () => {
      const orphan = await startThere({});
      expect(await countNotes()).toBeGreaterThan(0);
      expect(await orphan.ended).toBe('code 0');
      expect(processesOf(folder.clusterName)).toEqual([]);
    });

    it('is left alone when somebody else started it', async () => {
      const foreign = await startThere({ cluster_name: 'by-hand' });
      const pid = postmasterPid(folder.cluster);
      await expect(start()).rejects.toMatchObject({ code: 'foreign-postmaster' });
      expect(postmasterPid(folder.cluster)).toBe(pid);
      await foreign.stop();
    });
  },
);

describe('a folder that cannot be used', () => {
  async function withFolder(work: (other: DataFolder) => Promise<void>): Promise<void> {
    const other = dataFolderAt(await realpath(await mkdtemp(join(tmpdir(), 'noren-life-'))));
    try {
      await work(other);
    } finally {
      await rm(other.root, { recursive: true, force: true });
    }
  }
  const startIn = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: quiet });

  it('holds the data of another major version', () =>
    withFolder(async ({ root, cluster, lock }) => {
      await mkdir(cluster);
      await writeFile(join(cluster, 'PG_VERSION'), '16\n');
      await expect(startIn(root)).rejects.toMatchObject({
        code: 'other-major-version',
        message: expect.stringMatching(/PostgreSQL 16.*PostgreSQL 18.*DATABASE_URL.*NOREN_DATA/),
      });
      expect(await lockState(lock)).toBe('none');
    }));

  it('holds something else', () =>
    withFolder(async ({ root, cluster }) => {
      await mkdir(cluster);
      await expect(startIn(root)).rejects.toMatchObject({ code: 'folder-not-a-cluster' });
    }));

  it('is a file', () =>
    withFolder(async ({ log }) => {
      await writeFile(log, '');
      await expect(startIn(log)).rejects.toBeInstanceOf(PostgresError);
    }));

  it.runIf(process.getuid?.() === 0)('may lie where only root can go, and works all the same', () =>
    withFolder(async ({ root }) => {
      await chmod(root, 0o700);
      await chown(root, 0, 0);
      const { url, stop: end } = await startIn(join(root, 'data'));
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await end();
      const again = await startIn(join(root, 'data'));
      expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await again.stop();
    }),
  );
});

describe('a machine that cannot run it', () => {
  it('has no binaries for its platform', async () => {
    await expect(findBinaries(undefined, 'sunos-sparc')).rejects.toMatchObject({
      code: 'unsupported-platform',
      message: expect.stringMatching(/sunos-sparc.*DATABASE_URL/),
    });
  });

  it('has no binaries installed', async () => {
    const absent = `${process.platform === 'linux' ? 'darwin' : 'linux'}-arm64`;
    await expect(findBinaries(undefined, absent)).rejects.toMatchObject({
      code: 'binaries-missing',
      message: expect.stringContaining('DATABASE_URL'),
    });
  });

  it('has given the port to another program', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const runAs = await chooseRunAs(folder.cluster);
    const tools = { folder, runAs, binaries: await findBinaries(runAs) };
    await expect(startPostmaster(tools, port, {})).rejects.toMatchObject({ code: 'port-taken' });
    other.close();
  });

  it.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk-full'],
    [
      'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.',
      'disk-full',
    ],
    ["Error: ENOSPC: no space left on device, mkdir '/data'", 'disk-full'],
    [
      'FATAL:  could not resize shared memory segment "/PostgreSQL.1" to 1048576 bytes: No space left on device',
      'shared-memory-full',
    ],
    [
      'postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file',
      'binaries-broken',
    ],
    ['initdb: error: could not access directory "/data": Permission denied', 'permission-denied'],
    ['something that nobody foresaw', 'start-failed'],
  ])('says so when PostgreSQL prints: %s', (output, code) => {
    const error = explainOutput('It did not start.', output, 'start-failed');
    expect(error).toMatchObject({ code, message: expect.stringContaining(output) });
  });
});
