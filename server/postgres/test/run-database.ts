/** A process with an embedded database, as the server is one: `run-database.ts <data folder>`. Tests kill it. */
import { startEmbeddedPostgres } from '../embedded-postgres';

const say = (message: string) => process.stderr.write(`${message}\n`);
const { argv } = process;

async function run(): Promise<void> {
  const dataDir = argv[2] ?? '';
  const database = await startEmbeddedPostgres({ dataDir, log: { info: say, warn: say }, shopUrl: 'http://shop.test' });
  const forever = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.stop().then(() => clearInterval(forever)));
  }
  process.once('SIGUSR2', () => {
    throw new Error('a bug that nobody caught');
  });
  process.stdout.write(`${database.url}\n`);
}

run().catch((error: unknown) => {
  say(String(error));
  process.exitCode = 1;
});
