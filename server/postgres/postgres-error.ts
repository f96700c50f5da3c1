export type PostgresErrorCode =
  | 'unsupported-platform'
  | 'binaries-missing'
  | 'binaries-broken'
  | 'no-unprivileged-user'
  | 'folder-in-use'
  | 'foreign-postmaster'
  | 'folder-not-ours'
  | 'folder-not-a-cluster'
  | 'other-major-version'
  | 'disk-full'
  | 'shared-memory-full'
  | 'port-taken'
  | 'permission-denied'
  | 'init-failed'
  | 'start-failed'
  | 'leftovers-stuck'
  | 'cancelled';

/** What keeps the embedded PostgreSQL from running, with a message that says what a person can do about it. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';

  constructor(
    readonly code: PostgresErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

interface Symptom {
  pattern: RegExp;
  code: PostgresErrorCode;
  advice: string;
}

// The first match wins, so the narrower symptom stands before the wider one.
const symptoms: readonly Symptom[] = [
  {
    pattern: /could not (?:create|open|map|resize) (?:anonymous |dynamic )?shared memory/i,
    code: 'shared-memory-full',
    advice: 'There is too little shared memory. In a container, give it more (docker run --shm-size=256m).',
  },
  {
    pattern: /No space left on device|Check free disk space|Disk quota exceeded|ENOSPC|EDQUOT/i,
    code: 'disk-full',
    advice: 'The disk is full. Free some space, or name a folder on another disk in NOREN_DATA.',
  },
  {
    pattern: /Address already in use|could not bind/i,
    code: 'port-taken',
    advice: 'Its port was taken by another program in the meantime. Start again.',
  },
  {
    pattern: /error while loading shared libraries|cannot open shared object|Library not loaded/i,
    code: 'binaries-broken',
    advice:
      'The PostgreSQL that npm installed is incomplete. Run `npm rebuild` (its install script must be allowed to run), or set DATABASE_URL.',
  },
  {
    pattern: /was initialized by PostgreSQL version|database files are incompatible/i,
    code: 'other-major-version',
    advice:
      'The data was written by another version of PostgreSQL. Start it with the version of Noren that made it, or name another folder in NOREN_DATA.',
  },
  {
    pattern: /Permission denied|Operation not permitted|has wrong ownership|EACCES|EPERM|EROFS|invalid permissions/i,
    code: 'permission-denied',
    advice: 'The user that PostgreSQL runs as may not use the data folder. Mend its owner, or set NOREN_DATA.',
  },
];

/**
 * Turns what initdb or postgres printed into an error: a known symptom with its advice, or `fallback` with the last
 * lines as they were.
 */
export function explainOutput(what: string, output: string, fallback: 'init-failed' | 'start-failed'): PostgresError {
  const lastLines = output.trim().split('\n').slice(-8).join('\n');
  const symptom = symptoms.find(({ pattern }) => pattern.test(output));
  if (symptom) return new PostgresError(symptom.code, `${what} ${symptom.advice}\nIt said:\n${lastLines}`);
  return new PostgresError(fallback, `${what} It said:\n${lastLines || '(nothing)'}`);
}
