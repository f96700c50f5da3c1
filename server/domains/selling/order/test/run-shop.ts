/** A shop's process that tests kill: `run-shop.ts <database url>`. Says its address when it listens. */
import pino from 'pino';
import { createApp } from '../../../../app';

const [, , url = ''] = process.argv;
const app = await createApp({
  config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
  sandboxPayments: { apiKey: 'a-key-for-tests-only' },
  source: { kind: 'database', url, pool: 10, plainHosts: [] },
  storefront: 'none',
  answerChecks: 'always',
  requestLimits: 'off',
  log: pino({ level: 'silent' }),
});
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
