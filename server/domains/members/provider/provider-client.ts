/**
 * Speaks to a provider of logins. It is asked at its configured addresses alone, whatever its documents name: an address
 * on somebody's word could be one behind the shop's own walls.
 */
import * as oidc from 'openid-client';
import type { FastifyBaseLogger } from 'fastify';
import type { LoginProvider, ProviderPerson } from './provider.types';

/** What the browser that begins a login keeps, and the provider says again. */
export interface Handshake {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: whoever has seen the code alone gets nothing for it. */
  readonly verifier: string;
}

export type ProviderFault = 'away' | 'failed';

type Outcome<T> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly fault: ProviderFault };

export type ProviderOutcome = Outcome<ProviderPerson>;

export interface ProviderAsked {
  readonly now: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface ProviderClient {
  /** Where the browser is sent. */
  begin(
    provider: LoginProvider,
    asked: ProviderAsked,
    handshake: Handshake & { readonly returnTo: string },
  ): Promise<Outcome<string>>;
  /** Whom it has sent back. @param cameBack the address that it has led to, with what it says there */
  finish(
    provider: LoginProvider,
    asked: ProviderAsked,
    handshake: Handshake & { readonly cameBack: URL },
  ): Promise<ProviderOutcome>;
}

export const newHandshake = (key: string): Handshake => ({
  // The callback is one address for all providers: which one comes back, its state says.
  state: `${key}.${oidc.randomState()}`,
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** Of each of its answers: whoever waits for a page does not wait longer. */
const answersWithinS = 5;
/** How long what it says of itself is taken for true. */
const knownForMs = 60 * 60_000;

/** It cannot be reached, is too slow, or says that it is out of order. */
class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

const fetchOf = ({ issuer, hosts }: LoginProvider): oidc.CustomFetch => {
  const allowed = new Set([issuer, ...hosts].map((address) => new URL(address).origin));
  return async (url, { method, headers, body, signal }) => {
    if (!allowed.has(new URL(url).origin)) throw new Error(`${new URL(url).origin} is not among the provider’s hosts`);
    const init: RequestInit = { method, headers, redirect: 'manual', ...(signal ? { signal } : {}) };
    // What it sends is a text or a form.
    const sent = body == null ? init : { ...init, body: body as string | URLSearchParams };
    const answer = await fetch(url, sent).catch((cause: unknown) => {
      throw new ProviderAway(`${new URL(url).origin} does not answer`, { cause });
    });
    if (answer.status >= 500) throw new ProviderAway(`${new URL(url).origin} answers ${answer.status}`);
    return answer;
  };
};

const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof ProviderAway || ('code' in error && error.code === 'OAUTH_TIMEOUT')) return true;
  return isAway(error.cause);
};

/** Its words and those of what caused it; nothing of what was sent. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause instanceof Error ? [reasonOf(error.cause)] : [])].join(': ')
    : 'unknown';

/** Neither a control nor half a sign. */
const isClean = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

const textIn = (claims: Readonly<Record<string, unknown>>, name: string, mostSigns: number): string => {
  const text = claims[name];
  return typeof text === 'string' && isClean(text) ? [...text.trim()].slice(0, mostSigns).join('') : '';
};

/** As long as OpenID Connect allows. */
const mostSubjectSigns = 255;
const isSubject = (subject: string): boolean =>
  subject !== '' && subject.length <= mostSubjectSigns && isClean(subject);

/** Of a name as much as a form of the shop takes: all that is said has to fit into the ticket. */
const mostNameSigns = 50;

const personOf = (issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): ProviderPerson => {
  if (!isSubject(subject)) throw new Error(`Its sub is not 1 to ${mostSubjectSigns} signs without controls`);
  return {
    issuer,
    subject,
    email: textIn(claims, 'email', 254),
    isEmailVerified: claims.email_verified === true,
    lastName: textIn(claims, 'family_name', mostNameSigns),
    firstName: textIn(claims, 'given_name', mostNameSigns),
  };
};

/** Null: it does not say who. */
const personBehind = async (
  configuration: oidc.Configuration,
  { state, nonce, verifier, cameBack }: Handshake & { readonly cameBack: URL },
): Promise<ProviderPerson | null> => {
  const tokens = await oidc.authorizationCodeGrant(configuration, cameBack, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) return null;
  const { userinfo_endpoint: more } = configuration.serverMetadata();
  // Some say it in the token, others at an address of its own.
  const told =
    claims.email === undefined && more !== undefined
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
  return personOf(claims.iss, claims.sub, { ...told, ...claims });
};

interface Known {
  readonly until: number;
  readonly configuration: Promise<oidc.Configuration>;
}

export const createProviderClient = (): ProviderClient => {
  const known = new Map<string, Known>();

  const read = (provider: LoginProvider): Promise<oidc.Configuration> => {
    const { issuer, clientId, clientSecret } = provider;
    // The configuration takes plain http of this machine alone.
    const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
    const asking = { execute, timeout: answersWithinS, [oidc.customFetch]: fetchOf(provider) };
    return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, asking);
  };

  /** Kept for a while; a failure is not kept. */
  const configurationOf = (provider: LoginProvider, now: Date): Promise<oidc.Configuration> => {
    const kept = known.get(provider.key);
    if (kept && kept.until > now.getTime()) return kept.configuration;
    const next = { until: now.getTime() + knownForMs, configuration: read(provider) };
    known.set(provider.key, next);
    next.configuration.catch(() => known.get(provider.key) === next && known.delete(provider.key));
    return next.configuration;
  };

  const tell = ({ log }: ProviderAsked, { key }: LoginProvider, error: unknown, fault: ProviderFault) => {
    log.warn({ provider: key, reason: reasonOf(error) }, 'a login at a provider has failed');
    return { ok: false, fault } as const;
  };

  return {
    async begin(provider, asked, { state, nonce, verifier, returnTo }) {
      try {
        const configuration = await configurationOf(provider, asked.now);
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: returnTo,
          scope: provider.scopes,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { ok: true, result: url.href };
      } catch (error) {
        return tell(asked, provider, error, 'away');
      }
    },

    async finish(provider, asked, handshake) {
      try {
        const person = await personBehind(await configurationOf(provider, asked.now), handshake);
        return person ? { ok: true, result: person } : { ok: false, fault: 'failed' };
      } catch (error) {
        return tell(asked, provider, error, isAway(error) ? 'away' : 'failed');
      }
    },
  };
};
