import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Binaries } from './binaries';
import { type DataFolder } from './data-folder';
import { explainOutput, PostgresError } from './postgres-error';
import { type RunAs } from './run-as';
import { dataFolderArgument, runTool } from './run-tool';

/*
 * A cluster is made under another name and renamed when it is complete and on the disk: whatever ends the process in the
 * middle, the next start sees either no cluster or a whole one.
 *
 * Nobody can log in as the superuser: initdb is told to reject everyone, the shop's own role and database are made in
 * single-user mode, and only that role is let in afterwards, with its password and from this machine. The shop's role
 * has no more rights than a managed PostgreSQL would give it.
 */

const hostRules = `# Written by Noren: only the shop's role, only from this machine, only with its password.
host all noren 127.0.0.1/32 scram-sha-256
`;

const initOptions = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale-provider=icu',
  '--icu-locale=ja',
  '--locale=C',
  '--auth=reject',
  '--no-instructions',
];

const syncOptions = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];

export interface ClusterTools {
  folder: DataFolder;
  binaries: Binaries;
  runAs: RunAs | undefined;
  signal?: AbortSignal | undefined;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

async function initdb({ binaries, runAs, signal }: ClusterTools, cluster: string, ...options: string[]): Promise<void> {
  const parameters = ['-D', dataFolderArgument(cluster, runAs), ...options];
  const { code, output } = await runTool({ program: binaries.initdb, parameters, cluster, runAs, signal });
  if (code !== 0) throw explainOutput('The database could not be initialised.', output, 'init-failed');
}

async function runSql({ binaries, runAs, signal }: ClusterTools, cluster: string, statements: string[]): Promise<void> {
  const parameters = ['--single', '-D', dataFolderArgument(cluster, runAs), '-c', 'exit_on_error=on', 'postgres'];
  const input = `${statements.join('\n')}\n`;
  const { code, output } = await runTool({ program: binaries.postgres, parameters, cluster, runAs, signal, input });
  // The output may repeat a failed statement, and with it the password.
  const hidden = output.replaceAll(/PASSWORD '[^']*'/g, "PASSWORD '***'");
  if (code !== 0) throw explainOutput('The database could not be prepared.', hidden, 'init-failed');
}

/** Writes a file that only its owner may read; it is whole or not there. */
export async function writeSecret(path: string, content: string): Promise<void> {
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, content, { mode: 0o600, flush: true });
  await rename(fresh, path);
}

async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeUnfinished(cluster: string): Promise<void> {
  const isUnfinished = (name: string) => name.startsWith(`${basename(cluster)}.new-`);
  for (const name of (await readdir(dirname(cluster))).filter(isUnfinished)) {
    // A killed start's initdb may still be writing for a moment; what resists now is removed by the next start.
    await rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Makes a new cluster with the shop's role and database. The caller holds the folder's lock. */
export async function initCluster(tools: ClusterTools): Promise<void> {
  const { folder, runAs } = tools;
  await removeUnfinished(folder.cluster);
  const fresh = `${folder.cluster}.new-${randomUUID()}`;
  const password = newPassword();
  try {
    await mkdir(fresh, { mode: 0o700 });
    if (runAs) await chown(fresh, runAs.uid, runAs.gid);
    await initdb(tools, fresh, ...initOptions, '--no-sync');
    await writeFile(join(fresh, 'pg_hba.conf'), hostRules);
    await runSql(tools, fresh, [
      `CREATE ROLE noren LOGIN CREATEDB PASSWORD '${password}';`,
      'CREATE DATABASE noren OWNER noren;',
    ]);
    await initdb(tools, fresh, '--sync-only', ...syncOptions);
    await writeSecret(folder.password, password);
    await rename(fresh, folder.cluster);
    await flushFolder(folder.root);
  } finally {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The password of the shop's role; a lost one is replaced. The caller holds the lock, and the cluster is stopped. */
export async function readPassword(tools: ClusterTools): Promise<string> {
  const { folder } = tools;
  const known = (await readFile(folder.password, 'utf8').catch(() => '')).trim();
  if (known !== '') return known;
  const password = newPassword();
  await runSql(tools, folder.cluster, [`ALTER ROLE noren PASSWORD '${password}';`]);
  await writeSecret(folder.password, password);
  return password;
}

/** @throws PostgresError unless there is no cluster yet, or one that these binaries can open. */
export async function checkCluster(cluster: string, major: string): Promise<'missing' | 'ready'> {
  const isThere = await readdir(cluster).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw new PostgresError(
        'permission-denied',
        `${cluster} cannot be read (${error.message}). Mend its owner, or set NOREN_DATA.`,
        {
          cause: error,
        },
      );
    },
  );
  if (!isThere) return 'missing';
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') {
    throw new PostgresError(
      'folder-not-a-cluster',
      `${cluster} is there, but it is not a PostgreSQL data folder. Move it away, or name another folder in NOREN_DATA.`,
    );
  }
  if (version !== major) {
    throw new PostgresError(
      'other-major-version',
      `The data in ${cluster} was made by PostgreSQL ${version}, and this Noren brings PostgreSQL ${major}. ` +
        `To keep the data, start it with PostgreSQL ${version}, copy it with pg_dump and set DATABASE_URL; to begin anew, name another folder in NOREN_DATA.`,
    );
  }
  return 'ready';
}
