import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { PostgresError } from './postgres-error';

/** PostgreSQL refuses to run as root. As anybody else it runs as the same user, and nothing needs to be switched. */
export interface RunAs {
  uid: number;
  gid: number;
}

const candidates = ['postgres', 'nobody'];

function idOf(user: string, option: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [option, user], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 10) : undefined;
}

function firstKnownUser(): RunAs | undefined {
  for (const user of candidates) {
    const uid = idOf(user, '-u');
    const gid = idOf(user, '-g');
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid };
  }
  return undefined;
}

/**
 * The user that PostgreSQL runs as: undefined when that is ourselves. As root it is the owner of the data that is there,
 * else the system's `postgres`, else `nobody`. No account is created: a shop's start does not change who may log in.
 */
export async function chooseRunAs(cluster: string): Promise<RunAs | undefined> {
  const self = userInfo();
  const owner = await stat(cluster).catch(() => undefined);
  if (self.uid !== 0) {
    if (owner && owner.uid !== self.uid && self.uid !== -1) {
      throw new PostgresError(
        'folder-not-ours',
        `The data in ${cluster} belongs to the user with the number ${owner.uid}, and this is ${self.username}. ` +
          'Start as that user (or as root, if root made it), or name another folder in NOREN_DATA.',
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const chosen = firstKnownUser();
  if (!chosen) {
    throw new PostgresError(
      'no-unprivileged-user',
      'PostgreSQL does not run as root, and there is no user `postgres` or `nobody` that it could run as. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return chosen;
}

/** Whether that user may pass to the path: asks the system, since mode bits alone do not tell (ACLs, containers). */
export function canReach(path: string, runAs: RunAs | undefined): boolean {
  if (!runAs) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...runAs, cwd: '/' }).status === 0;
}
