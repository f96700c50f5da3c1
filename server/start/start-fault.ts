/** Why a start, or a command beside it, failed: a sentence for whoever can mend it, the stack for a fault of ours. */
import pg from 'pg';
import type { Config } from '../config/config';
import { ConfigError } from '../config/config';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { MigrationError } from '../db/migration';
import { FolderError } from '../files/make-folder';
import { PostgresError } from '../postgres/postgres-error';
import { ScenarioError } from '../replay/scenario-file';

const saidInASentence = [ConfigError, PostgresError, MigrationError, FolderError, ScenarioError];

const percentEncoding = 'Signs such as @ : / ? # % stand in a password as %40 %3A %2F %3F %23 %25.';

/** What PostgreSQL refuses at the door, by its code: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const atTheDoor: Readonly<Record<string, string>> = {
  '28P01': `Are user and password in DATABASE_URL right? ${percentEncoding}`,
  '28000': 'May that user come in from here (pg_hba.conf), and is the name in DATABASE_URL right?',
  '3D000': 'Create it first, in UTF-8, owned by the user in DATABASE_URL.',
  '42501': 'The user in DATABASE_URL must own the database.',
};

const notAName =
  'This machine does not know that name. Give an IP address in HOST: 127.0.0.1 for this machine alone, 0.0.0.0 for all.';

/** What the system says of an address that is not this machine's, or not for this user. */
const notAnAddress: Readonly<Record<string, string>> = {
  ENOTFOUND: notAName,
  EAI_AGAIN: notAName,
  EADDRNOTAVAIL:
    'It is no address of this machine. Give one of its own in HOST: 127.0.0.1 for this machine alone, 0.0.0.0 for all.',
  EACCES:
    'Ports below 1024 are for root on most systems. Give the shop another one with PORT, and let a proxy in front of it take 80 and 443.',
};

/** PostgreSQL's own answer, wherever in the chain of causes it stands. */
const refusalOf = (error: unknown): pg.DatabaseError | null => {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? refusalOf(error.cause) : null;
};

/** @param listening the address that the shop was to listen on; null before that is known */
export const startFaultOf = (error: unknown, listening: Pick<Config, 'host' | 'port'> | null): string => {
  if (saidInASentence.some((kind) => error instanceof kind)) return (error as Error).message;
  const refusal = refusalOf(error);
  const advice = refusal && atTheDoor[refusal.code ?? ''];
  if (refusal && advice) return `The database says: ${refusal.message}. ${advice}`;
  if (error instanceof DatabaseUnavailable) {
    return `${error.message} ${String(error.cause)}. Is DATABASE_URL right, and does the database run?`;
  }
  const listenFault = listening && error instanceof Error && 'syscall' in error && 'code' in error ? error.code : null;
  const addressAdvice = typeof listenFault === 'string' && notAnAddress[listenFault];
  if (listening && addressAdvice) {
    const { host, port } = listening;
    return `The shop cannot listen on HOST "${host}", port ${port}: ${(error as Error).message}. ${addressAdvice}`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && listening) {
    return `Something else listens on port ${listening.port} of ${listening.host}. Give the shop another one with PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
