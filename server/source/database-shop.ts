/** The shop of a database: its own domains, and the jobs that it does by itself. */
import type { Kysely } from 'kysely';
import type { PublicEnvironment } from '../../schemas/site/site';
import { isMemberless } from '../../src/domain/memberless';
import { createDatabase } from '../db/client';
import type { Database } from '../db/schema';
import { createDataVersions } from '../domains/base/data-version/data-version.service';
import { sharedKey } from '../domains/base/keys/keys.service';
import { createMailSender } from '../domains/base/mails/mail-sender';
import { createSmtpTransport } from '../domains/base/mails/mail-transport';
import { tellHiddenPages } from '../domains/base/messages/messages.service';
import { createRequestLimits, type RequestLimits } from '../domains/base/request-limits/request-limits.service';
import { createForgetCards } from '../domains/selling/card/forget-cards';
import { createHeldOrders } from '../domains/selling/order/upkeep/held-orders';
import { createStrayPayments } from '../domains/selling/order/upkeep/stray-payments';
import { createSweeper } from '../domains/selling/order/upkeep/sweeper';
import type { PaymentServices } from '../domains/selling/payments/gateway.types';
import { cleanUps, createShop, type Shop } from '../domains/shop';
import { type Clock, databaseClock } from '../jobs/job';
import { createJobRunner, type JobRunner } from '../jobs/job-runner';
import type { Channel } from '../request/request-context';
import { createVisitorOf } from '../request/visitor-of';
import { startShopClock } from './shop-clock';
import type { DatabaseSource, OpenShop, OpenShopOptions } from './shop-source';

const originsOf = (services: PaymentServices | undefined): readonly string[] => {
  const urls = [...(services?.settings.values() ?? [])].map(({ tokenize_url: url }) => url);
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
};

/** What waits for a payment service or a mail server waits beside the others, and keeps nobody. */
const runnersOf = (
  db: Kysely<Database>,
  { settlement, mails }: Shop,
  clock: Clock,
  limits: RequestLimits | null,
  { log, files, paymentServices, mail: { smtpUrl, from, keptDays } }: OpenShopOptions,
): readonly JobRunner[] => {
  const lanes = [[createSweeper({ db, settlement, log }).job], cleanUps({ mailsKeptDays: keptDays, files })];
  if (paymentServices) {
    const { gateways } = paymentServices;
    const ofServices = [createStrayPayments({ gateways, log }), createHeldOrders({ db, settlement, log })];
    lanes.push([createForgetCards({ gateways, log }), ...ofServices]);
  }
  if (smtpUrl !== null) {
    const transport = createSmtpTransport(smtpUrl);
    lanes.push([createMailSender({ db, mails, limits, transport, from, log }).job]);
  }
  return lanes.map((jobs) => createJobRunner({ db, clock, jobs, log }));
};

/** What the channel's own data says of who may come in. */
const gatesOf = (channels: Shop['channels']): Pick<OpenShop, 'isClosed' | 'isMemberless' | 'isMemberOnly'> => {
  const told =
    (isSo: (environment: PublicEnvironment) => boolean) =>
    async (channel: Channel): Promise<boolean> => {
      const environment = await channels.environment(channel);
      return environment !== null && isSo(environment);
    };
  return {
    isClosed: told(({ is_maintenance: isClosed }) => isClosed),
    isMemberless: told(isMemberless),
    isMemberOnly: told(({ is_member_only: isOnly }) => isOnly),
  };
};

/** Fails when the database cannot be asked. */
export const openDatabaseShop = async (
  { url, pool, plainHosts }: DatabaseSource,
  options: OpenShopOptions,
): Promise<OpenShop> => {
  const { log, publicUrl, paymentServices, isDemo, localUrl, loginProviders, files } = options;
  const db = createDatabase(url, { pool, log });
  const clock = options.clock ?? databaseClock(db);
  const { now, stop } = await startShopClock(databaseClock(db), log).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const giveBack = async (error: unknown): Promise<never> => {
    stop();
    await db.destroy();
    throw error;
  };
  await tellHiddenPages(db, log).catch(giveBack);
  const classKey = await sharedKey(db, 'visitor class').catch(giveBack);
  const versions = await createDataVersions(db, { url, log }).catch(giveBack);
  const origins = originsOf(paymentServices);
  const limits = options.requestLimits === 'on' ? createRequestLimits({ db, log, now }) : null;
  const own = { publicUrl, isDemo, localUrl, loginProviders, files, ...(paymentServices ? { paymentServices } : {}) };
  const shop = createShop({ db, versions, plainHosts, ...own });
  const { handlers, channels, pictures, mails, paymentMessages } = shop;
  const jobs = runnersOf(db, shop, clock, limits, options);
  return {
    handlers,
    isRelay: false,
    findChannel: (hint) => channels.find(hint),
    firstChannel: () => channels.first(),
    channelsBelow: (host) => channels.below(host),
    paymentOrigins: () => Promise.resolve(origins),
    ...gatesOf(channels),
    dataVersion: ({ id }) => versions.current(id),
    isAway: () =>
      versions.refresh().then(
        () => false,
        () => true,
      ),
    pictures,
    paymentMessages,
    mails,
    waitingMails: async () => mails.waiting(await clock()),
    now,
    visitorOf: createVisitorOf(shop.sessions),
    logins: { ...shop.sessions, classKey },
    opensKeycodeGate: (asked, token) => shop.keycodes.isGood(asked, token),
    replay: null,
    limits,
    jobs,
    close: async () => {
      stop();
      await Promise.all(jobs.map((runner) => runner.stop()));
      await versions.stop();
      await db.destroy();
    },
  };
};
