import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { type TestProject } from 'vitest/node';
import { type EmbeddedPostgres } from './embedded-postgres';
import { startTestCluster } from './test-clusters';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers the URL of the test run's database, and starts it when it is first asked for. */
    testDatabaseBroker: string;
  }
}

/** One PostgreSQL for a whole test run. A run whose tests need none does not wait for one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
  };
}
