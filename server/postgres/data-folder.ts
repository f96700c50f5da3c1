import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Where things stand in the data folder. Only `cluster` belongs to the user that PostgreSQL runs as. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own folder: it exists only when it is complete (see init-cluster.ts). */
  cluster: string;
  password: string;
  /** The whole connection URL while the database runs, for psql and for tools. */
  url: string;
  lock: string;
  log: string;
  /**
   * PostgreSQL's cluster_name. Every process of the cluster shows it in its command line, which anyone may read, even
   * where the working directory of another user's process may not be read (containers without CAP_SYS_PTRACE).
   */
  clusterName: string;
}

export function dataFolderAt(root: string): DataFolder {
  const cluster = join(root, 'cluster');
  return {
    root,
    cluster,
    password: join(root, 'password'),
    url: join(root, 'url'),
    lock: join(root, 'lock'),
    log: join(root, 'postgres.log'),
    clusterName: `noren-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`,
  };
}

export interface PostgresLog {
  info(message: string): void;
  warn(message: string): void;
}
