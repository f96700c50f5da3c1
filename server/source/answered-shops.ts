/** Shops whose calls others answer: another platform over its API, or files. They keep nothing of their own. */
import type { FastifyBaseLogger } from 'fastify';
import { clock } from '../../src/lib/clock';
import { openReplay } from '../replay/replay';
import { createUpstream } from '../upstream/upstream';
import { upstreamChannels } from '../upstream/upstream-channels';
import { ownKeycodes, withOwnKeycodes } from '../upstream/upstream-keycodes';
import { upstreamLogins } from '../upstream/upstream-logins';
import { upstreamPaymentOrigins } from '../upstream/upstream-payments';
import { createVisitorOf } from '../request/visitor-of';
import type { OpenShop, ReplaySource, UpstreamSource } from './shop-source';

const upstreamTimeoutMs = 10_000;

const thisMachinesTime = (): Date => new Date(clock.nowMs());

/** What a source has not that answers calls with what others said. */
const nothingOfItsOwn = {
  isClosed: () => Promise.resolve(false),
  isMemberless: () => Promise.resolve(false),
  // Of its data there is one version only, and a page of that may always stand in.
  isAway: () => Promise.resolve(true),
  pictures: null,
  paymentMessages: null,
  mails: null,
  waitingMails: null,
  now: thisMachinesTime,
  limits: null,
  jobs: [],
  close: () => Promise.resolve(),
} as const satisfies Partial<OpenShop>;

/** The platform may be down, and is asked anew with every request. */
export const openUpstreamShop = ({ apiUrl, plainHosts, key }: UpstreamSource, log: FastifyBaseLogger): OpenShop => {
  const upstream = createUpstream({ apiUrl, timeoutMs: upstreamTimeoutMs, log });
  const elapsed = () => performance.now();
  const channels = upstreamChannels({ upstream, plainHosts, log, now: elapsed });
  const logins = upstreamLogins({ upstream, classKey: key, log });
  return {
    ...nothingOfItsOwn,
    handlers: withOwnKeycodes(upstream.handlers, key),
    isRelay: true,
    findChannel: channels.find,
    firstChannel: channels.first,
    channelsBelow: channels.below,
    paymentOrigins: upstreamPaymentOrigins({ upstream, apiUrl, log, now: elapsed }),
    dataVersion: () => '',
    visitorOf: createVisitorOf(logins),
    logins,
    opensKeycodeGate: ownKeycodes(key),
    isMemberOnly: channels.isMemberOnly,
    replay: null,
  };
};

/** A scenario answers for the channel that it names, and only at its own host. */
export const openReplayShop = ({ path }: ReplaySource, log: FastifyBaseLogger): OpenShop => {
  const replay = openReplay(path, log);
  return {
    ...nothingOfItsOwn,
    handlers: replay.handlers,
    isRelay: false,
    findChannel: ({ host = '', id }) => {
      const channel = replay.playAt(host)?.channel ?? null;
      return Promise.resolve(id === undefined || id === channel?.id ? channel : null);
    },
    firstChannel: () => Promise.resolve(replay.plays[0]?.channel ?? null),
    channelsBelow: () => Promise.resolve([]),
    paymentOrigins: () => Promise.resolve([]),
    dataVersion: (channel) => replay.playOf(channel).version(),
    now: (channel) => (channel ? replay.playOf(channel).now() : thisMachinesTime()),
    visitorOf: ({ hostname }) => Promise.resolve(replay.visitorAt(hostname)),
    logins: null,
    // What its screens show, its answers say.
    opensKeycodeGate: () => Promise.resolve(true),
    isMemberOnly: () => Promise.resolve(false),
    replay,
  };
};
