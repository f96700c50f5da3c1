/** Whose shop it is that this process shows: that of a database, another platform's over its API, or one that files tell of. */
import type { FastifyBaseLogger } from 'fastify';
import type { MailsService } from '../domains/base/mails/mails.service';
import type { PicturesService } from '../domains/base/pictures/pictures.service';
import type { RequestLimits } from '../domains/base/request-limits/request-limits.service';
import type { LoginProvider } from '../domains/members/provider/provider.types';
import type { PaymentMessagesService } from '../domains/selling/order/paying/messages.service';
import type { PaymentServices } from '../domains/selling/payments/gateway.types';
import type { FileStore } from '../files/folder-store';
import type { AnyHandlers } from '../http/dispatch';
import type { Clock } from '../jobs/job';
import type { JobRunner } from '../jobs/job-runner';
import type { Replay } from '../replay/replay';
import type { Channel } from '../request/request-context';
import type { KeycodeGate, Logins, VisitorOf } from '../request/visitor-of';
import type { ChannelHint } from '../request/choose-channel';

export interface DatabaseSource {
  readonly kind: 'database';
  readonly url: string;
  /** Most connections at a time. */
  readonly pool: number;
  /** Hosts beside localhost that lead to the first channel. */
  readonly plainHosts: readonly string[];
}

export interface UpstreamSource {
  readonly kind: 'upstream';
  readonly apiUrl: string;
  /** Hosts beside localhost, and beside those of the other shop's channels, that lead to the first of them. */
  readonly plainHosts: readonly string[];
  /** Signs what browsers keep; processes that stand side by side share it. */
  readonly key: Buffer;
}

export interface ReplaySource {
  readonly kind: 'replay';
  /** A scenario's file, or a folder of them. */
  readonly path: string;
}

export type ShopSource = DatabaseSource | UpstreamSource | ReplaySource;

export interface OpenShop {
  readonly handlers: AnyHandlers;
  /** Whether the handlers ask another shop, which is told whose every call is. */
  readonly isRelay: boolean;
  readonly findChannel: (hint: ChannelHint) => Promise<Channel | null>;
  /** The channel whose looks a page without a channel wears. */
  readonly firstChannel: () => Promise<Channel | null>;
  /** The channels that a path prefix leads to on the host. */
  readonly channelsBelow: (host: string) => Promise<readonly Channel[]>;
  /** Origins of payment services that a browser speaks to by itself, beside ours; null while they cannot be told. */
  readonly paymentOrigins: (channel: Channel) => Promise<readonly string[] | null>;
  /** Whether the channel is closed for maintenance; another shop refuses its calls itself. */
  readonly isClosed: (channel: Channel) => Promise<boolean>;
  /** Whether the channel has no members, nor takes any; another shop refuses its calls itself. */
  readonly isMemberless: (channel: Channel) => Promise<boolean>;
  /** Changes with every write that a page can show; of another shop's data nothing is known, so it never does. */
  readonly dataVersion: (channel: Channel) => string;
  /** Whether the shop's data cannot be reached just now. */
  readonly isAway: () => Promise<boolean>;
  /** Null: another shop's pictures are its own. */
  readonly pictures: PicturesService | null;
  /** Null: another shop hears from its payment service itself. */
  readonly paymentMessages: PaymentMessagesService | null;
  /** Null: another shop sends its own mails. */
  readonly mails: MailsService | null;
  /** What a start finds in the outbox: mails that are sent now, and those that are too old to be. */
  readonly waitingMails: (() => Promise<{ readonly due: number; readonly old: number }>) | null;
  /**
   * The shop's time, which all its processes share; of another shop nothing is known but this machine's. Requests of a
   * channel are answered for the time there: each scenario has its own.
   */
  readonly now: (channel?: Channel) => Date;
  readonly visitorOf: VisitorOf;
  /** Null: nobody logs in there. */
  readonly logins: Logins | null;
  readonly opensKeycodeGate: KeycodeGate;
  /** Whether every screen of the channel is for members. */
  readonly isMemberOnly: (channel: Channel) => Promise<boolean>;
  /** The scenarios that are played; null: this is a shop. */
  readonly replay: Replay | null;
  /** Null: calls are not counted, or another shop counts them itself. */
  readonly limits: RequestLimits | null;
  /** What the shop does by itself, again and again; another one does it there. */
  readonly jobs: readonly JobRunner[];
  readonly close: () => Promise<void>;
}

export interface MailSettings {
  /** Null: mails stay in the outbox. */
  readonly smtpUrl: string | null;
  /** The address that mails come from; null: each shop's own. */
  readonly from: string | null;
  /** How long mails are kept that were sent, or never will be. */
  readonly keptDays: number;
}

export interface OpenShopOptions {
  readonly log: FastifyBaseLogger;
  /** For jobs; without it, the database's. */
  readonly clock?: Clock;
  readonly publicUrl: string | null;
  /** Conveniences for trying out. */
  readonly isDemo: boolean;
  /** Where a demo is reached that has no public address; null: nobody knows. */
  readonly localUrl: () => string | null;
  readonly mail: MailSettings;
  readonly loginProviders: readonly LoginProvider[];
  readonly requestLimits: 'on' | 'off';
  /** Where uploaded files are kept; null: none are taken. */
  readonly files: FileStore | null;
  readonly paymentServices?: PaymentServices;
}
