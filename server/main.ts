/**
 * Starts the shop that the environment describes, and ends everything that it started. `--dev`: pages are drawn by the
 * sources, through Vite. `--seed`: the demo shops are brought into any empty database; without it, into the embedded one
 * outside of production alone, since nobody shall sell invented goods by an oversight. What is there for a database alone is
 * loaded where one is: without it, scenarios are there sooner.
 */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app';
import { type Config, localUrl, readConfig } from './config/config';
import { readLoginProviders } from './config/login-providers';
import { createLogger } from './start/logger';
import { makeFolder } from './files/make-folder';
import { dataFolderAt } from './postgres/data-folder';
import { lockState } from './postgres/folder-lock';
import { refuseTakenAddress } from './start/listen-address';
import { type ChannelPlace, furtherAddresses } from './start/shop-addresses';
import { removeRunFile, writeRunFile } from './start/run-file';
import { keptSecretIn } from './start/kept-secret';
import type { ShopSource } from './source/shop-source';
import { startFaultOf } from './start/start-fault';

/** What has been started, to be ended in the opposite order. */
type Ending = () => Promise<unknown>;

interface Start {
  readonly config: Config;
  readonly log: Logger;
  readonly endings: Ending[];
  readonly signal: AbortSignal;
  readonly flags: ReadonlySet<string>;
}

const databaseUrl = async ({ config, log, endings, signal }: Start): Promise<string | null> => {
  const { shop, dataDir, host, port } = config;
  if (shop.kind === 'remote' || shop.kind === 'replay') return null;
  if (shop.kind === 'database') return shop.databaseUrl;
  const options = { dataDir, log, signal, shopUrl: localUrl(host, port) };
  const postgres = await import('./postgres/embedded-postgres').then(({ startEmbeddedPostgres }) =>
    startEmbeddedPostgres(options),
  );
  endings.push(() => postgres.stop());
  return postgres.url;
};

const sourceOf = async (config: Config, url: string | null): Promise<ShopSource> => {
  const plainHosts = config.publicUrl === null ? [] : [new URL(config.publicUrl).hostname];
  if (config.shop.kind === 'replay') return config.shop;
  if (config.shop.kind === 'remote') {
    const key = Buffer.from(await keptSecretIn(config.dataDir, 'storefront.key'), 'hex');
    return { kind: 'upstream', apiUrl: config.shop.apiUrl, plainHosts, key };
  }
  return { kind: 'database', url: url ?? '', pool: config.databasePool, plainHosts };
};

/** Who holds the data folder holds the port, too, as a rule: the database's start tells where that shop is found. */
const runsAlready = async ({ shop, dataDir }: Config): Promise<boolean> =>
  shop.kind === 'embedded' && (await lockState(dataFolderAt(dataDir).lock)) === 'alive';

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  await app.listen({ host, port, listenTextResolver: (address) => `The shop listens on ${address}.` });
  const address = app.server.address();
  return localUrl(host, typeof address === 'object' && address ? address.port : port);
};

/** None where the shop that answers cannot be reached yet. */
const channelsOf = async (app: FastifyInstance): Promise<readonly ChannelPlace[]> => {
  const answer = await app.inject('/v1/channels');
  // By the contract.
  return answer.statusCode === 200 ? answer.json<{ readonly data: readonly ChannelPlace[] }>().data : [];
};

/** The operator's, or a demo's own; a shop that sells has none that nobody has set. */
const deskTokenOf = async ({ deskToken, demo, dataDir, shop }: Config): Promise<string | null> => {
  const hasDesk = shop.kind === 'embedded' || shop.kind === 'database';
  return deskToken ?? (demo && hasDesk ? keptSecretIn(dataDir, 'desk.token') : null);
};

/** The token itself stands in no log. */
const tellOfDesk = (address: string, { config: { deskToken, demo, dataDir, shop }, log }: Start): void => {
  if (deskToken !== null || !demo || (shop.kind !== 'embedded' && shop.kind !== 'database')) return;
  const token = join(dataDir, 'desk.token');
  log.info(
    `The desk (docs/orders.md): curl -H "Authorization: Bearer $(cat ${token})" -H 'x-channel-id: <channel>' ${address}/v1/desk/orders`,
  );
};

const start = async (starting: Start): Promise<void> => {
  const { config, log, endings, signal, flags } = starting;
  const hasData = config.shop.kind !== 'replay';
  if (hasData) await makeFolder(config.dataDir);
  // Before a database is made and filled, which takes a while.
  if (!(await runsAlready(config))) await refuseTakenAddress(config);
  const url = await databaseUrl(starting);
  // Who has no database loads nothing of it: scenarios are there sooner.
  if (url !== null) {
    const isSeeding = flags.has('--seed');
    await import('./start/prepare-database').then(({ prepareDatabase }) =>
      prepareDatabase(url, { config, log, isSeeding }),
    );
  }
  signal.throwIfAborted();
  const app = await createApp({
    config,
    log,
    source: await sourceOf(config, url),
    sandboxPayments: config.sandboxPayments && {
      apiKey: config.sandboxPayments.apiKey ?? (await keptSecretIn(config.dataDir, 'sandbox-payments.key')),
    },
    deskToken: await deskTokenOf(config),
    loginProviders: config.loginProvidersFile === null ? [] : await readLoginProviders(config.loginProvidersFile),
    hasApiDocs: config.apiDocs,
    mail: config.mail,
    isDemo: config.demo,
    storefront: flags.has('--dev') ? 'development' : 'built',
    requestLimits: config.requestLimits,
    imagesFolder: join(config.dataDir, 'images'),
    uploadsFolder: join(config.dataDir, 'uploads'),
    // What a scenario answers was looked at when it was read, and may be of an older contract.
    answerChecks: config.environment === 'production' || !hasData ? 'sampled' : 'always',
  });
  endings.push(() => app.close());
  signal.throwIfAborted();
  const localAddress = await listen(app, config);
  if (hasData) {
    await writeRunFile(config.dataDir, { url: localAddress, databaseUrl: url, pid: process.pid });
    // Tools of development end the process without asking.
    process.once('exit', () => removeRunFile(config.dataDir));
  }
  const address = config.publicUrl ?? localAddress;
  process.stdout.write(`${address}/\n`);
  for (const further of furtherAddresses(await channelsOf(app), address)) process.stdout.write(`${further}\n`);
  tellOfDesk(localAddress, starting);
  if (url !== null) await import('./start/prepare-database').then(({ checkBooks }) => checkBooks(url, log));
};

const oneAskingMs = 1_000;

const run = async (): Promise<void> => {
  const stopping = new AbortController();
  const endings: Ending[] = [];
  let config: Config | null = null;
  let starting: Promise<void> | undefined;
  let isEnding = false;
  let toldAt = 0;

  const end = async (exitCode: number): Promise<never> => {
    isEnding = true;
    toldAt = performance.now();
    stopping.abort();
    // A start that is cancelled clears up after itself.
    await starting?.catch(() => undefined);
    for (const ending of endings.reverse()) {
      await ending().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
    process.exit(exitCode);
  };
  const fail = (error: unknown): void => {
    if (isEnding) return;
    process.stderr.write(`${startFaultOf(error, config)}\n`);
    void end(1);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (!isEnding) void end(0);
      // Whoever asks twice does not want to wait. Ctrl-C comes twice by itself: from the terminal, and through npm.
      else if (performance.now() - toldAt > oneAskingMs) process.exit(130);
    });
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  try {
    config = readConfig(process.env);
    const log = createLogger(config);
    starting = start({ config, log, endings, signal: stopping.signal, flags: new Set(process.argv.slice(2)) });
    await starting;
  } catch (error) {
    fail(error);
  }
};

await run();
