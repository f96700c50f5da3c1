/**
 * A shop's process that tests kill: `run-shop.ts <database url> [seed]`; with a seed, the line to the payment service is a
 * bad one. Says its address when it listens.
 */
import pino from 'pino';
import { createApp } from '../../../../app';
import { createRandom } from '../../../../../bench/soak/random';
import { badLine } from '../stories/bad-line.test-support';
import { storyKeys } from '../stories/stage.test-support';

const [, , url = '', seed] = process.argv;
const line = seed === undefined ? {} : { line: badLine(createRandom(Number(seed))), timeoutMs: 1_000, lateMs: 2_000 };
const app = await createApp({
  config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
  sandboxPayments: { apiKey: storyKeys.service, ...line },
  deskToken: storyKeys.desk,
  source: { kind: 'database', url, pool: 10, plainHosts: [] },
  storefront: 'none',
  answerChecks: 'always',
  requestLimits: 'off',
  log: pino({ level: 'silent' }),
});
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
