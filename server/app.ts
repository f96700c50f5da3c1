/** The shop as one Fastify app: a function of its options. It listens nowhere and reads no environment. */
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import type { CallGroups } from '../schemas/contract/define-call';
import { contract as deskContract } from '../schemas/desk-contract';
import { contract as shopContract } from '../schemas/shop-contract';
import { type Config, localUrl } from './config/config';
import { seedFolder } from './db/seed/read-shop';
import { mailSentWithinHours } from './domains/base/mails/mails.service';
import { createFolderStore } from './files/folder-store';
import { directTransport } from './http/direct-transport';
import { createDispatch, type AnswerChecks, type Dispatch } from './http/dispatch';
import { fastifyOptions } from './plugins/fastify-options';
import { contextFor, createContextOf } from './http/request-contexts';
import { addresses } from './plugins/addresses';
import { answerHeaders } from './plugins/answer-headers';
import { contract } from './plugins/contract';
import { endedCarts, visitorTransport } from './plugins/ended-carts';
import { pageWithKeycode } from './plugins/cookies/keycode-cookie';
import { createPageVisitorOf } from './plugins/page-visitor';
import { errors } from './plugins/errors';
import { gateway } from './plugins/gateway';
import { limits } from './plugins/limits';
import { openapi } from './plugins/openapi';
import { outbox } from './plugins/outbox';
import { addSandbox, paymentDoors, sandboxServices, type SandboxSettings } from './plugins/payments';
import { capsuleCall } from './plugins/storefront/capsule/capsule-routes';
import { channelRequest } from './plugins/storefront/channel-of';
import { loadBuiltBundle, loadDevelopmentBundle } from './plugins/storefront/assets/load-bundle';
import { createPageCache } from './plugins/storefront/cache/page-cache';
import { reportsTo } from './plugins/storefront/pages/reports';
import { registerStorefront } from './plugins/storefront/storefront';
import { upstreamImages } from './plugins/upstream-images';
import { createKeptForms } from './plugins/storefront/forms/kept-form';
import { playedForms } from './replay/played-forms';
import { replayHead, replayPages } from './replay/replay-pages';
import { openShop } from './source/open-shop';
import { createIsStaff } from './request/staff';
import type { MailSettings, OpenShop, OpenShopOptions, ShopSource } from './source/shop-source';
import { guestsOnly } from './request/visitor-of';

export interface AppOptions {
  readonly config: Pick<Config, 'trustProxy' | 'publicUrl' | 'pageCache'> & Partial<Pick<Config, 'host'>>;
  /** The payment service for trying out; null or absent: there is none. */
  readonly sandboxPayments?: SandboxSettings | null;
  /** Absent: there is no mail server. */
  readonly mail?: MailSettings;
  /** That members can log in by; absent: none. */
  readonly loginProviders?: OpenShopOptions['loginProviders'];
  /** What the shop's own people show; null or absent: the desk opens to nobody. */
  readonly deskToken?: string | null;
  /** Whether anybody may see what shoppers are mailed. */
  readonly isDemo?: boolean;
  /** Whether the API's documentation stands at /docs. */
  readonly hasApiDocs?: boolean;
  readonly source: ShopSource;
  readonly log: FastifyBaseLogger;
  readonly answerChecks: AnswerChecks;
  /** What draws the pages: the built bundle, Vite over the sources, or nothing: then the app is the API alone. */
  readonly storefront: 'built' | 'development' | 'none';
  /** Where pictures' files are kept; without it, no pictures are served. */
  readonly imagesFolder?: string;
  /** Where what visitors upload is kept; without it, none is taken. */
  readonly uploadsFolder?: string;
  /** `off`: calls are not counted, so that a test may make thousands. */
  readonly requestLimits?: 'on' | 'off';
  /**
   * The time that this process answers and does its jobs by; absent: the shop's own, as that of the database. What several
   * processes share goes by the database's all the same (src/lib/clock.ts).
   */
  readonly now?: () => Date;
  /** False: nobody goes on with what was left; tests do it themselves. */
  readonly isSweeping?: boolean;
}

type TimedOptions = AppOptions & Pick<OpenShop, 'now'>;

const noMail: MailSettings = { smtpUrl: null, from: null, keptDays: 30 };
const tooOld = `no mail is sent ${mailSentWithinHours} hours after what it tells of`;

const apiCompression = {
  global: false,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

const addImages = async (
  app: FastifyInstance,
  { pictures, replay }: OpenShop,
  { source, imagesFolder, now }: TimedOptions,
) => {
  if (source.kind === 'upstream') await app.register(upstreamImages, { apiUrl: source.apiUrl });
  if (replay) await app.register(replayPages, { replay });
  if (pictures === null || imagesFolder === undefined) return;
  const options = { pictures, now, mastersFolder: seedFolder, cacheFolder: imagesFolder };
  await import('./plugins/images').then(({ images }) => app.register(images, options));
};

const addPayments = async (
  app: FastifyInstance,
  { paymentMessages: messages, findChannel }: OpenShop,
  { config: { publicUrl }, source, sandboxPayments, now }: TimedOptions,
): Promise<void> => {
  if (source.kind !== 'database' || messages === null) return;
  await app.register(paymentDoors, { messages, findChannel, publicUrl, now });
  if (sandboxPayments) await addSandbox(app, sandboxPayments, { databaseUrl: source.url, publicUrl, now });
};

const addMails = async (
  app: FastifyInstance,
  { mails, waitingMails, findChannel }: OpenShop,
  { log, isDemo = false, mail = noMail }: AppOptions,
): Promise<void> => {
  if (mails === null || waitingMails === null) return;
  if (isDemo) await app.register(outbox, { mails, findChannel });
  if (mail.smtpUrl !== null) {
    const { due, old } = await waitingMails();
    if (due + old > 0)
      log.info(`Mails that waited for a mail server: ${due} are sent, ${old} are too old (${tooOld}).`);
  } else if (!isDemo) {
    log.warn(`SMTP_URL is not set: mails to shoppers stay in the outbox, unsent, and become too old (${tooOld}).`);
  }
};

const addStorefront = async (app: FastifyInstance, shop: OpenShop, dispatch: Dispatch, options: TimedOptions) => {
  const { config, storefront, now } = options;
  const isDevelopment = storefront === 'development';
  await app.register(endedCarts);
  const load = isDevelopment ? loadDevelopmentBundle : loadBuiltBundle;
  const loaded = await load(app, reportsTo(app.log, isDevelopment), shop.replay ? replayHead : '');
  registerStorefront(app, {
    ...loaded,
    isDevelopment,
    findChannel: shop.findChannel,
    fallbackChannel: shop.firstChannel,
    channelsBelow: shop.channelsBelow,
    paymentOrigins: shop.paymentOrigins,
    dataVersion: shop.dataVersion,
    publicUrl: config.publicUrl,
    now,
    pageCache:
      config.pageCache.enabled && !isDevelopment
        ? createPageCache({ most: config.pageCache.bytes, isAway: shop.isAway, now: () => now().getTime() })
        : null,
    pageVisitorOf: pageWithKeycode(createPageVisitorOf(shop.visitorOf, shop.logins), shop.opensKeycodeGate),
    kept: shop.replay ? playedForms(shop.replay) : createKeptForms(shop.logins?.classKey ?? null, now),
    isMemberOnly: shop.isMemberOnly,
    countCapsule: async (request, channel) =>
      shop.limits?.count(
        { id: 'capsule', definition: capsuleCall, input: null },
        { address: request.ip, channel, log: request.log },
      ),
    transport: (request, asking) =>
      visitorTransport(request, asking.channel, directTransport(dispatch, contextFor(request, asking))),
  });
};

/** As the start prints it: at another name of this machine a browser has other cookies. Null before it listens, and at a socket. */
const localUrlOf = ({ server }: FastifyInstance, host: string | undefined): string | null => {
  const listening = server.address();
  return typeof listening === 'object' && listening ? localUrl(host ?? listening.address, listening.port) : null;
};

/** Another platform, and scenarios, answer what shoppers ask alone. */
const contractOf = ({ kind }: ShopSource): CallGroups =>
  kind === 'database' ? { ...shopContract, ...deskContract } : shopContract;

const dispatchOf = (shop: OpenShop, { source, answerChecks }: AppOptions): Dispatch =>
  createDispatch({
    contract: contractOf(source),
    handlers: shop.handlers,
    answerChecks,
    isClosed: shop.isClosed,
    isMemberless: shop.isMemberless,
    limits: shop.limits,
    isRelay: shop.isRelay,
  });

export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, source, log, sandboxPayments, mail = noMail, now: given } = options;
  // Who says what time it is says it to the jobs, too; else theirs is the database's.
  const jobsClock = given ? { clock: () => Promise.resolve(given()) } : {};
  const prefixOf = async ({ hostname, url }: FastifyRequest): Promise<string> => {
    const [path = ''] = url.split('?');
    const channel = await shop.findChannel({ host: hostname, path });
    return channel ? channelRequest(channel, hostname, path).prefix : '';
  };
  const app = Fastify({ ...fastifyOptions({ ...config, prefixOf }), loggerInstance: log });
  const services = sandboxPayments ? { paymentServices: sandboxServices(app, sandboxPayments) } : {};
  const { isDemo = false, loginProviders = [], requestLimits = 'on' } = options;
  const files = options.uploadsFolder === undefined ? null : createFolderStore(options.uploadsFolder);
  const shop = await openShop(source, {
    log,
    ...jobsClock,
    publicUrl: config.publicUrl,
    isDemo,
    localUrl: () => (isDemo ? localUrlOf(app, config.host) : null),
    mail,
    loginProviders,
    requestLimits,
    files,
    ...services,
  });
  app.addHook('onClose', () => shop.close());
  const timed: TimedOptions = { ...options, now: given ?? shop.now };
  const dispatch = dispatchOf(shop, options);
  const contextOf = createContextOf({
    findChannel: shop.findChannel,
    // The other shop, which is shown the token, says itself whose a call is.
    visitorOf: shop.isRelay ? guestsOnly : shop.visitorOf,
    now: timed.now,
    isStaff: createIsStaff(options.deskToken ?? null),
  });
  const assemble = async (): Promise<void> => {
    await app.register(answerHeaders, { publicUrl: config.publicUrl });
    await app.register(errors);
    await app.register(addresses);
    await app.register(limits);
    await app.register(compress, apiCompression);
    await app.register(gateway);
    await app.register(contract, { dispatch, contextOf, ...(shop.isRelay ? { visitorOf: shop.visitorOf } : {}) });
    if (options.hasApiDocs) await app.register(openapi, { contract: shopContract });
    await addPayments(app, shop, timed);
    await addMails(app, shop, options);
    await addImages(app, shop, timed);
    if (options.storefront !== 'none') await addStorefront(app, shop, dispatch, timed);
    await app.ready();
    if (options.isSweeping !== false) for (const runner of shop.jobs) runner.start();
  };
  await assemble().catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return app;
};
