import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';
import { type EmbeddedPostgres } from './embedded-postgres';
import { startTestCluster } from './test-clusters';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers the URL of the test run's database, and starts it when it is first asked for. */
    testDatabaseBroker: string;
  }
}

/** A run has its temporary files in a folder of its own, which its workers are handed on; what is left there goes with it. */
const useTemporaryFolder = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-tests-'));
  // A database runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

/** One PostgreSQL for a whole test run. A run whose tests need none does not wait for one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const forget = useTemporaryFolder();
  let cluster: Promise<EmbeddedPostgres> | undefined;
  const path = `/${randomUUID()}`;
  const broker = createServer((request, response) => {
    if (request.url !== path) return void response.writeHead(404).end();
    cluster ??= startTestCluster();
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  const address = broker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  project.provide('testDatabaseBroker', `http://127.0.0.1:${port}${path}`);

  return async () => {
    broker.close();
    await (await cluster)?.stop();
    forget();
  };
}
