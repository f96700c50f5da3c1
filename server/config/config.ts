import { Ajv2020 } from 'ajv/dist/2020.js';
import { resolve } from 'node:path';
import { variableFormats } from './variable-formats';
import { type VariableName, type Variables, variablesSchema } from './variables';

/** Which shop answers: the embedded database's, that of a given PostgreSQL, another platform over its API, or scenarios. */
export type ShopSource =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'database'; readonly databaseUrl: string }
  | { readonly kind: 'remote'; readonly apiUrl: string }
  | { readonly kind: 'replay'; readonly path: string };

export interface Config {
  readonly environment: Variables['NODE_ENV'];
  readonly host: string;
  readonly port: number;
  /** PUBLIC_URL without a slash at the end; null: pages name the host that they were asked under. */
  readonly publicUrl: string | null;
  /** As Fastify takes it. */
  readonly trustProxy: false | number | string[];
  readonly logLevel: Variables['LOG_LEVEL'];
  /** Absolute. */
  readonly dataDir: string;
  readonly shop: ShopSource;
  readonly databasePool: number;
  readonly demo: boolean;
  /** The payment service for trying out; null: this shop has none, and takes no cards through it. */
  readonly sandboxPayments: {
    /** Null: the installation has one of its own (`keptSecretIn`). */
    readonly apiKey: string | null;
  } | null;
  /** What opens the desk; null: nothing does, but for a demo's own (`keptSecretIn`). */
  readonly deskToken: string | null;
  /** Absolute; null: nobody logs in by another provider. */
  readonly loginProvidersFile: string | null;
  /** Whether the documentation of the API stands at /docs. */
  readonly apiDocs: boolean;
  /** Null: there is no mail server; mails come from each shop's own address. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string | null; readonly keptDays: number };
  /** Off: a test may make thousands of calls. */
  readonly requestLimits: Variables['REQUEST_LIMITS'];
  readonly pageCache: { readonly enabled: boolean; readonly bytes: number };
}

/** One line for each variable that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

interface VariableSchema {
  type: 'integer' | 'string';
  description: string;
  default?: string | number;
  enum?: readonly string[];
  format?: string;
  minimum?: number;
  maximum?: number;
}

const names = Object.keys(variablesSchema.properties) as VariableName[];
const properties: Readonly<Record<VariableName, VariableSchema>> = variablesSchema.properties;

// The schema is the shop's own.
const ajv = new Ajv2020({ allErrors: true, useDefaults: true, validateSchema: false });
for (const [name, { validate }] of Object.entries(variableFormats)) ajv.addFormat(name, { type: 'string', validate });
const isValid = ajv.compile<Variables>(variablesSchema);

function allowedValues({ enum: choices, format, type, minimum, maximum }: VariableSchema): string {
  if (choices) return choices.join(', ').replace(/, ([^,]*)$/, ' or $1');
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  return (format && variableFormats[format]?.allowed) || 'any text';
}

/** A mistake is shown as it was made, but for a password in a URL: logs are read by many. */
function show(value: unknown): string {
  const text = String(value)
    .replace(/^([a-z]+:\/\/)?.*@/i, '$1***@')
    .replaceAll(/([?&][a-z_]*password=)[^&]*/gi, '$1***');
  return `"${text.length > 120 ? `${text.slice(0, 120)}…` : text}"`;
}

/** An empty variable is one that is not set, as compose files write it. */
function readVariables(env: NodeJS.ProcessEnv): Record<string, unknown> {
  const given = names.flatMap((name) => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return [];
    const isNumber = properties[name].type === 'integer' && /^\d{1,15}$/.test(text);
    return [[name, isNumber ? Number(text) : text]];
  });
  return Object.fromEntries(given) as Record<string, unknown>;
}

const isSecret = ({ format }: VariableSchema): boolean => format === 'secret' || format === 'long-secret';

function findWrongValues(given: Readonly<Record<string, unknown>>): string[] {
  const wrong = new Set((isValid.errors ?? []).map(({ instancePath }) => instancePath.slice(1)));
  return names
    .filter((name) => wrong.has(name))
    .map((name) => {
      const shown = isSecret(properties[name]) ? 'wrong' : show(given[name]);
      return `${name} is ${shown}. Allowed: ${allowedValues(properties[name])}.`;
    });
}

const isDemo = ({ DEMO, NODE_ENV, SHOP_API_URL, DATABASE_URL, SHOP_REPLAY }: Variables): boolean =>
  DEMO ? DEMO === 'on' : !SHOP_API_URL && !DATABASE_URL && !SHOP_REPLAY && NODE_ENV !== 'production';

/** Scenarios answer everything, and for whoever looks at them alone. */
function findReplayConflicts(given: Variables): string[] {
  const { SHOP_REPLAY, NODE_ENV } = given;
  if (!SHOP_REPLAY) return [];
  const others = (['SHOP_API_URL', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL'] as const).filter((name) => given[name]);
  const problems = others.map(
    (name) => `SHOP_REPLAY and ${name} are both set. Allowed: one of them, since scenarios stand for the whole shop.`,
  );
  if (given.DEMO === 'on')
    problems.push('SHOP_REPLAY is set and DEMO is "on". Allowed: DEMO=off, since scenarios send nothing to anybody.');
  if (NODE_ENV === 'production')
    problems.push(
      'SHOP_REPLAY is set and NODE_ENV is "production". Allowed: no SHOP_REPLAY where the shop runs, since scenarios would stand in its place and sell nothing. To look at some, use npm run replay on a machine of your own.',
    );
  return problems;
}

function findConflicts(given: Variables): string[] {
  const { SHOP_API_URL, SHOP_REPLAY, DATABASE_URL, DEMO, NODE_ENV, SANDBOX_PAYMENTS_KEY } = given;
  const { SMTP_URL, REQUEST_LIMITS, PUBLIC_URL } = given;
  const problems = findReplayConflicts(given);
  if (SHOP_API_URL && DATABASE_URL) {
    problems.push(
      'SHOP_API_URL and DATABASE_URL are both set. Allowed: one of them, since the other shop has its own database.',
    );
  }
  if (DEMO === 'on' && NODE_ENV === 'production') {
    problems.push(
      'DEMO is "on" and NODE_ENV is "production". Allowed: DEMO=off in production, since DEMO shows codes to anybody.',
    );
  }
  if (REQUEST_LIMITS === 'off' && NODE_ENV === 'production') {
    problems.push(
      'REQUEST_LIMITS is "off" and NODE_ENV is "production". Allowed: REQUEST_LIMITS=on in production, since anybody could have the shop send mails without end.',
    );
  }
  if (NODE_ENV === 'production' && !PUBLIC_URL && !SHOP_API_URL && !SHOP_REPLAY) {
    problems.push(
      'PUBLIC_URL is not set and NODE_ENV is "production". Allowed: the address that shoppers reach the shop at, e.g. PUBLIC_URL=https://shop.example.jp, since the links that members are mailed lead there.',
    );
  }
  if (DEMO === 'on' && SHOP_API_URL) {
    problems.push(
      'DEMO is "on" and SHOP_API_URL is set. Allowed: DEMO=off, since DEMO is a matter of the shop that answers there.',
    );
  }
  if (SMTP_URL && SHOP_API_URL) {
    problems.push(
      'SMTP_URL and SHOP_API_URL are both set. Allowed: one of them, since the other shop sends its own mails.',
    );
  }
  if (given.LOGIN_PROVIDERS && (SHOP_API_URL || SHOP_REPLAY)) {
    problems.push(
      'LOGIN_PROVIDERS is set with SHOP_API_URL or SHOP_REPLAY. Allowed: one of them, since members log in at the shop that answers there.',
    );
  }
  if (SANDBOX_PAYMENTS_KEY && !isDemo(given)) {
    problems.push(
      'SANDBOX_PAYMENTS_KEY is set without DEMO. Allowed: both or none, since orders paid there bring no money.',
    );
  }
  return problems;
}

function shopOf({ SHOP_API_URL, DATABASE_URL, SHOP_REPLAY }: Variables): ShopSource {
  if (SHOP_REPLAY) return { kind: 'replay', path: resolve(SHOP_REPLAY) };
  if (SHOP_API_URL) return { kind: 'remote', apiUrl: SHOP_API_URL.replace(/(?<!\/)\/+$/, '') };
  return DATABASE_URL ? { kind: 'database', databaseUrl: DATABASE_URL } : { kind: 'embedded' };
}

function trustOf(value: string): Config['trustProxy'] {
  if (value === 'off') return false;
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((item) => item.trim());
}

/** Where this machine reaches the server. */
export function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Reads the configuration from the environment.
 *
 * @throws ConfigError that names each wrong variable, what was given and what is allowed.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = readVariables(env);
  if (!isValid(given)) throw new ConfigError(findWrongValues(given));
  const conflicts = findConflicts(given);
  if (conflicts.length > 0) throw new ConfigError(conflicts);

  const shop = shopOf(given);
  const demo = isDemo(given);
  return Object.freeze({
    environment: given.NODE_ENV,
    host: given.HOST,
    port: given.PORT,
    publicUrl: given.PUBLIC_URL ? new URL(given.PUBLIC_URL).origin : null,
    trustProxy: trustOf(given.TRUST_PROXY),
    logLevel: given.LOG_LEVEL,
    dataDir: resolve(given.NOREN_DATA),
    shop: Object.freeze(shop),
    databasePool: given.DATABASE_POOL,
    demo,
    sandboxPayments: demo ? Object.freeze({ apiKey: given.SANDBOX_PAYMENTS_KEY ?? null }) : null,
    deskToken: given.DESK_TOKEN ?? null,
    loginProvidersFile: given.LOGIN_PROVIDERS ? resolve(given.LOGIN_PROVIDERS) : null,
    apiDocs: given.API_DOCS ? given.API_DOCS === 'on' : given.NODE_ENV !== 'production' && shop.kind !== 'replay',
    mail: Object.freeze({
      smtpUrl: given.SMTP_URL ?? null,
      from: given.MAIL_FROM ?? null,
      keptDays: given.MAILS_KEPT_DAYS,
    }),
    requestLimits: given.REQUEST_LIMITS,
    pageCache: Object.freeze({
      enabled: given.PAGE_CACHE === 'on' && shop.kind !== 'replay',
      bytes: given.PAGE_CACHE_BYTES,
    }),
  });
}

export interface VariableRow {
  name: string;
  default: string;
  allowed: string;
  meaning: string;
}

/** The variables for the README's table. */
export function describeVariables(): VariableRow[] {
  return names.map((name) => ({
    name,
    default: String(properties[name].default ?? ''),
    allowed: allowedValues(properties[name]),
    meaning: properties[name].description,
  }));
}
