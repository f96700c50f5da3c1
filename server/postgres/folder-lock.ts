import { randomUUID } from 'node:crypto';
import { readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../files/make-folder';
import { PostgresError } from './postgres-error';
import { processPlace, processStart } from './processes';

/*
 * One Noren per data folder. Whoever wants it lays down a claim, a file of its own that names it by process number and
 * start time (so that a number given to another process after a crash does not look like the owner), and then looks for
 * others. Whoever sees another living claim withdraws; so of two, at least one does. The claim that saw none is marked as
 * the owner's; while nobody is marked, the withdrawn ones try again. Claims of the dead are removed: their names never
 * come back, so nothing living can be removed by mistake, as it can with one lock file that is taken over.
 *
 * Owners in another container or on another host (a shared volume) cannot be looked up: they are alive as long as they
 * touch their claim. PostgreSQL's own interlock stands behind all this.
 */

const heartbeatMs = 2_000;
const silentForMs = 10_000;
const lookEveryMs = 100;
const longestPauseMs = 60;

interface Owner {
  pid: number;
  started: string;
  place: string;
  since: string;
  /** Where the owner's shop answers. */
  shopUrl?: string;
}

interface Claim {
  path: string;
  owner: Owner;
  isOwner: boolean;
}

export interface LockOptions {
  /** Named to whoever else wants the folder. */
  shopUrl?: string | undefined;
  /** Ends the waiting for another claim: the folder is left as it was found. */
  signal?: AbortSignal | undefined;
}

export interface FolderLock {
  release(): Promise<void>;
}

const markOf = (claimPath: string): string => claimPath.replace(/claim$/, 'owner');

function parseOwner(text: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isOwner = typeof value === 'object' && value !== null && 'pid' in value && 'started' in value;
    // Only this module writes claims; what a person broke by hand counts as dead.
    return isOwner ? (value as Owner) : undefined;
  } catch {
    return undefined;
  }
}

async function touchedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new PostgresError('cancelled', 'The start was cancelled.');
}

/** Watches for a heartbeat; the age compares two files of the same disk, since the clocks of two hosts may differ. */
async function isSilent(path: string, freshPath: string, signal?: AbortSignal): Promise<boolean> {
  const touched = await touchedAt(path);
  const age = (await touchedAt(freshPath)) - touched;
  const end = performance.now() + silentForMs - age;
  while (performance.now() < end) {
    throwIfCancelled(signal);
    await sleep(lookEveryMs);
    if ((await touchedAt(path)) !== touched) return false;
  }
  return true;
}

const isDeadHere = ({ pid, started, place }: Owner): boolean =>
  place === processPlace() && processStart(pid) !== started;

async function readClaims(folder: string): Promise<{ path: string; owner: Owner | undefined }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.claim'));
  const claims = names.map(async (name) => {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    // One that was withdrawn while we looked is no claim any more.
    return text === undefined ? [] : [{ path, owner: parseOwner(text) }];
  });
  return (await Promise.all(claims)).flat();
}

/** Another living claim, an owner's rather than a mere claimant's; on the way, removes those of the dead. */
async function findOther(folder: string, ownPath: string, signal?: AbortSignal): Promise<Claim | undefined> {
  let found: Claim | undefined;
  for (const { path, owner } of await readClaims(folder)) {
    if (path === ownPath) continue;
    const isDead =
      !owner || isDeadHere(owner) || (owner.place !== processPlace() && (await isSilent(path, ownPath, signal)));
    if (isDead) {
      await rm(path, { force: true });
      await rm(markOf(path), { force: true });
    } else if (!found?.isOwner) {
      found = { path, owner, isOwner: (await touchedAt(markOf(path))) > 0 };
    }
  }
  return found;
}

function inUse(folder: string, owner: Owner): PostgresError {
  const where = owner.place === processPlace() ? '' : ` on ${owner.place}`;
  const shop = owner.shopUrl ? `, which serves ${owner.shopUrl}` : '';
  return new PostgresError(
    'folder-in-use',
    `The data folder ${folder} is in use by process ${owner.pid}${where} (since ${owner.since})${shop}. ` +
      'Stop that process, or give this one its own data: NOREN_DATA=<another folder>, or DATABASE_URL=<a PostgreSQL>.',
  );
}

/** A claim appears with its whole text: half of one would look broken. */
async function layClaim(folder: string, content: string): Promise<string> {
  const path = join(folder, `${randomUUID()}.claim`);
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
  return path;
}

async function claim(dataFolder: string, folder: string, content: string, signal?: AbortSignal): Promise<string> {
  await makeFolder(folder);
  for (;;) {
    throwIfCancelled(signal);
    const path = await layClaim(folder, content);
    const other = await findOther(folder, path, signal).catch(async (error: unknown) => {
      await rm(path, { force: true });
      throw error;
    });
    if (!other) {
      await writeFile(markOf(path), '');
      return path;
    }
    await rm(path, { force: true });
    if (other.isOwner) throw inUse(dataFolder, other.owner);
    await sleep(Math.random() * longestPauseMs);
  }
}

/**
 * Makes this process the owner of the data folder until `release`.
 *
 * @throws PostgresError `folder-in-use` while another owner lives; `cancelled`.
 */
export async function lockFolder(
  dataFolder: string,
  folder: string,
  { shopUrl, signal }: LockOptions = {},
): Promise<FolderLock> {
  const owner: Owner = {
    pid: process.pid,
    started: processStart(process.pid) ?? '',
    place: processPlace(),
    since: new Date().toISOString(),
    ...(shopUrl === undefined ? {} : { shopUrl }),
  };
  const path = await claim(dataFolder, folder, JSON.stringify(owner), signal);

  const heartbeat = setInterval(() => {
    const now = new Date();
    // A folder that was deleted under us shows itself as a database that ends; the heartbeat need not report it too.
    utimes(path, now, now).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();

  return {
    release: async () => {
      clearInterval(heartbeat);
      await rm(path, { force: true });
      await rm(markOf(path), { force: true });
    },
  };
}

/** What can be said without waiting: an owner in another place counts as alive. */
export async function lockState(folder: string): Promise<'none' | 'alive' | 'dead'> {
  const claims = await readClaims(folder);
  if (claims.length === 0) return 'none';
  return claims.every(({ owner }) => !owner || isDeadHere(owner)) ? 'dead' : 'alive';
}
