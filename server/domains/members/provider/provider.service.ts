/** Logging in by a provider, up to who it is that has come back; what that opens, the wing's logins say. */
import type { Kysely } from 'kysely';
import { mostWayBackSigns } from '../../../../schemas/auth/way-back';
import { callbackPath } from '../../../../schemas/screens/callback-path';
import type { ErrorCode } from '../../../../schemas/shop-errors';
import type { Database } from '../../../db/schema';
import type { PublicContext, RequestContext } from '../../../request/request-context';
import { createProviderClient, newHandshake, type Handshake } from './provider-client';
import { createOnce, flowMs } from './once';
import type { LoginProvider, ProviderPerson } from './provider.types';
import { createSeals, type SealedFor } from './seals';

export interface ProvidersDeps {
  readonly db: Kysely<Database>;
  readonly providers: readonly LoginProvider[];
  /** Where shoppers reach the shop, without a slash at the end; null: nobody knows, and no provider could lead back. */
  readonly address: () => string | null;
}

export type ProviderContext = PublicContext & Pick<RequestContext, 'host'>;

export type ProviderCode = Extract<ErrorCode, `auth.provider.${string}`>;
type Refused = { readonly ok: false; readonly code: ProviderCode };

/** `redirect`: the way back, where the beginning is known. */
type RefusedCallback = Refused & { readonly redirect?: string };

/** What was wished for at the beginning. */
export interface Begun {
  /** The way back, as it was given. */
  readonly redirect: string;
  readonly isSyncing: boolean;
}

/** What the provider says in the address that it leads back to. */
export interface CameBack {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
}

export interface ProvidersService {
  /** Those of the channel, in the configuration's order. */
  list(context: Pick<PublicContext, 'channel'>): readonly LoginProvider[];
  /** As shoppers know it; one that the channel does not offer by its host. */
  nameOf(context: Pick<PublicContext, 'channel'>, issuer: string): string;
  begin(
    context: ProviderContext,
    key: string,
    wish: Begun,
  ): Promise<{ readonly ok: true; readonly url: string; readonly flow: string } | Refused>;
  /** @param flow what `begin` has answered; undefined: this browser has begun none */
  finish(
    context: PublicContext,
    key: string,
    cameBack: CameBack,
    flow: string | undefined,
  ): Promise<
    | { readonly ok: true; readonly person: ProviderPerson; readonly provider: LoginProvider; readonly begun: Begun }
    | RefusedCallback
  >;
  /** Shows later on who has come, to link it to an account. */
  ticketOf(context: PublicContext, person: ProviderPerson): Promise<string>;
  /** Null: it is no ticket, or no longer. */
  openTicket(context: Pick<PublicContext, 'channel' | 'now'>, ticket: string): Promise<ProviderPerson | null>;
}

/** To find a forgotten password, or to fill in a form. */
const ticketMs = 30 * 60_000;

/** What is sealed has to fit into a cookie: a login is worth more than its way back. */
const keptWayBack = (redirect: string): string =>
  Buffer.byteLength(JSON.stringify(redirect)) > mostWayBackSigns + '""'.length ? '' : redirect;

const refused = (code: ProviderCode): Refused => ({ ok: false, code });

type Sealed = Handshake & Begun & { readonly key: string; readonly returnTo: string };

const sealedFor = (use: string, { channel, now }: Pick<PublicContext, 'channel' | 'now'>): SealedFor => ({
  use,
  channelId: channel.id,
  now,
});

/**
 * Below the shop's address; whoever is at the channel's own host comes back to that, under the same scheme and port. It is
 * one of the shop's in any case, and the provider leads back to none that it has not been told.
 */
const returnTo = ({ channel, host }: ProviderContext, address: string): string => {
  if (channel.host === null || host?.toLowerCase() !== channel.host) return address + channel.prefix + callbackPath;
  const own = new URL(address);
  own.hostname = channel.host;
  return own.origin + callbackPath;
};

const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

export const createProvidersService = ({ db, providers, address }: ProvidersDeps): ProvidersService => {
  const [client, seals] = [createProviderClient(), createSeals(db)];
  const once = createOnce(db, seals);
  const list: ProvidersService['list'] = ({ channel }) =>
    address() === null ? [] : providers.filter(({ channels }) => channels === null || channels.includes(channel.id));
  const find = (context: Pick<PublicContext, 'channel'>, key: string) =>
    list(context).find((provider) => provider.key === key);

  return {
    list,
    nameOf: (context, issuer) => list(context).find((one) => one.issuer === issuer)?.name ?? hostOf(issuer),

    async begin(context, key, wish) {
      const [provider, at] = [find(context, key), address()];
      if (!provider || at === null) return refused('auth.provider.not_found');
      const handshake = { ...newHandshake(key), returnTo: returnTo(context, at) };
      const url = await client.begin(provider, context, handshake);
      if (!url.ok) return refused('auth.provider.away');
      const flow = await seals.seal(sealedFor('flow', context), flowMs, {
        ...handshake,
        ...wish,
        redirect: keptWayBack(wish.redirect),
        key,
      } satisfies Sealed);
      return { ok: true, url: url.result, flow };
    },

    async finish(context, key, { state, ...said }, flow) {
      const provider = find(context, key);
      if (!provider) return refused('auth.provider.not_found');
      // What is sealed is what was sealed.
      const begun = flow === undefined ? null : ((await seals.open(sealedFor('flow', context), flow)) as Sealed | null);
      // Who has given it up is told so also where the beginning is not known any more: nothing was done in either case.
      const fault = said.error === 'access_denied' ? 'auth.provider.cancelled' : 'auth.provider.failed';
      if (begun?.state !== state || begun.key !== key) return refused(fault);
      const { redirect, isSyncing } = begun;
      if (said.error !== undefined) return { ...refused(fault), redirect };
      const cameBack = new URL(begun.returnTo);
      for (const [name, value] of Object.entries({ state, ...said })) cameBack.searchParams.set(name, value);
      const callback = JSON.stringify([context.channel.id, begun, said.code]);
      const person = await once(sealedFor('callback', context), callback, () =>
        client.finish(provider, context, { ...begun, cameBack }),
      );
      if (!person.ok) return { ...refused(`auth.provider.${person.fault}`), redirect };
      return { ok: true, person: person.result, provider, begun: { redirect, isSyncing } };
    },

    ticketOf: (context, person) => seals.seal(sealedFor('ticket', context), ticketMs, person),

    // What is sealed is what was sealed.
    openTicket: async (context, ticket) =>
      (await seals.open(sealedFor('ticket', context), ticket)) as ProviderPerson | null,
  };
};
