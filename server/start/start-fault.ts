/** Why a start, or a command beside it, failed: a sentence for whoever can mend it, the stack for a fault of ours. */
import pg from 'pg';
import type { Config } from '../config/config';
import { ConfigError } from '../config/config';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { MigrationError } from '../db/migration';
import { FolderError } from './make-folder';
import { PostgresError } from '../postgres/postgres-error';

const saidInASentence = [ConfigError, PostgresError, MigrationError, FolderError];

/** What PostgreSQL refuses at the door, by its code: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const atTheDoor: Readonly<Record<string, string>> = {
  '28P01': 'Are user and password in DATABASE_URL right?',
  '28000': 'May that user come in from here (pg_hba.conf), and is the name in DATABASE_URL right?',
  '3D000': 'Create it first, in UTF-8, owned by the user in DATABASE_URL.',
  '42501': 'The user in DATABASE_URL must own the database.',
};

/** What the system says of an address that is not this machine's, or not for this user. */
const notAnAddress = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EACCES']);

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
  if (listening && typeof listenFault === 'string' && notAnAddress.has(listenFault)) {
    return `The shop cannot listen on HOST "${listening.host}", port ${listening.port}: ${(error as Error).message}.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && listening) {
    return `Something else listens on port ${listening.port} of ${listening.host}. Give the shop another one with PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
