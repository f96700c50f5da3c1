import type { Infer, ObjectSchema } from '../../schemas/contract/json-schema';

const onOff = ['on', 'off'] as const;

/** Every environment variable that the server reads. The README's table is made from it (`describeVariables`). */
export const variablesSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  additionalProperties: false,
  required: [
    'PORT',
    'HOST',
    'TRUST_PROXY',
    'NOREN_DATA',
    'DATABASE_POOL',
    'MAILS_KEPT_DAYS',
    'NODE_ENV',
    'LOG_LEVEL',
    'PAGE_CACHE',
    'PAGE_CACHE_BYTES',
    'REQUEST_LIMITS',
  ],
  properties: {
    PORT: {
      type: 'integer',
      minimum: 0,
      maximum: 65535,
      default: 3000,
      description: 'The port to listen on; 0 takes any free one.',
    },
    HOST: {
      type: 'string',
      format: 'host',
      default: '127.0.0.1',
      description: 'The address to listen on; 0.0.0.0 lets other machines in.',
    },
    PUBLIC_URL: {
      type: 'string',
      format: 'origin',
      description:
        'Where shoppers reach the shop, for links in mails and canonical URLs; a channel with a host of its own keeps that. Production needs it, unless SHOP_API_URL is set. Without it, a demo’s mails name the address that it prints, no other mail with a link is sent, and canonical URLs name the host of the request.',
    },
    TRUST_PROXY: {
      type: 'string',
      format: 'trusted-proxy',
      default: 'off',
      description:
        'Whose X-Forwarded-* headers are believed: how many proxies stand in front, or their addresses, separated by commas.',
    },
    NOREN_DATA: {
      type: 'string',
      minLength: 1,
      default: '.noren',
      description:
        'The folder for the embedded database, pictures made on demand, and what visitors upload: processes of one shop share `uploads` in it.',
    },
    DATABASE_URL: {
      type: 'string',
      format: 'postgres-url',
      description: 'A PostgreSQL (15 or newer) to use instead of the embedded one.',
    },
    DATABASE_POOL: {
      type: 'integer',
      minimum: 1,
      maximum: 500,
      default: 10,
      description: 'The most connections to the database at a time, per process.',
    },
    SHOP_API_URL: {
      type: 'string',
      format: 'http-url',
      description: 'Another shop that answers the API: only the storefront runs here, without a database.',
    },
    SHOP_REPLAY: {
      type: 'string',
      description:
        'A scenario, or a folder of them (docs/scenarios.md): they answer the API, without a database or network. `npm run replay` sets it; production refuses it.',
    },
    DEMO: {
      type: 'string',
      enum: onOff,
      description:
        'Conveniences for trying out, such as codes shown besides being mailed. Without it, on for the embedded database outside of production; production refuses it.',
    },
    SANDBOX_PAYMENTS_KEY: {
      type: 'string',
      minLength: 16,
      maxLength: 200,
      format: 'secret',
      description:
        'The key between the shop and the sandbox’s payment services, which are there with DEMO only. Without it, one made at the first start and kept in NOREN_DATA; nodes with folders of their own need one that they share.',
    },
    DESK_TOKEN: {
      type: 'string',
      format: 'long-secret',
      description:
        'What the shop’s own people show to the calls of the desk (docs/orders.md), at least 32 characters. Without it they answer 401 to everybody; a demo makes one of its own and keeps it in NOREN_DATA.',
    },
    LOGIN_PROVIDERS: {
      type: 'string',
      description:
        'A JSON file of the providers that members can log in by (docs/login-providers.md). Without it there are none.',
    },
    API_DOCS: {
      type: 'string',
      enum: onOff,
      description:
        'Whether the documentation of the API stands at /docs. Without it, on outside of production, but for scenarios.',
    },
    SMTP_URL: {
      type: 'string',
      format: 'smtp-url',
      description:
        'The mail server for mails to shoppers. Without it they stay in the outbox, which a demo shows at /-/outbox; one that is older than a day is not sent any more.',
    },
    MAIL_FROM: {
      type: 'string',
      maxLength: 254,
      format: 'mail-address',
      description: 'The address that mails come from, under the shop’s name. Without it, the shop’s own (SITE.EMAIL).',
    },
    MAILS_KEPT_DAYS: {
      type: 'integer',
      minimum: 1,
      maximum: 3650,
      default: 30,
      description: 'How many days it is kept which mails were sent, or could not be.',
    },
    NODE_ENV: {
      type: 'string',
      enum: ['development', 'production', 'test'],
      default: 'development',
      description:
        '`production` for a shop that sells: no conveniences of the demo, and the demo shops only with `npm start -- --seed`.',
    },
    LOG_LEVEL: {
      type: 'string',
      enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: 'info',
      description: 'How much is logged.',
    },
    PAGE_CACHE: {
      type: 'string',
      enum: onOff,
      default: 'on',
      description: 'Whether pages for guests are kept for up to five seconds.',
    },
    PAGE_CACHE_BYTES: {
      type: 'integer',
      minimum: 1_000_000,
      maximum: 10_000_000_000,
      default: 64_000_000,
      description: 'The most memory that kept pages take.',
    },
    REQUEST_LIMITS: {
      type: 'string',
      enum: onOff,
      default: 'on',
      description:
        'Whether calls are counted and refused where there are too many. Off is for tests; production refuses it.',
    },
  },
} as const satisfies ObjectSchema;

export type Variables = Infer<typeof variablesSchema>;
export type VariableName = keyof typeof variablesSchema.properties;
