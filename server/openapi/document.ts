/**
 * The OpenAPI 3.1 document of a contract. Its JSON Schema dialect is the contract's own (2020-12), so schemas go in as
 * they are; those with a title that is a type's name (`ProductCard`) stand once, under components.
 */
import {
  commonResponses,
  type Audience,
  type CallDefinition,
  type CallGroups,
  type ResponseDefinition,
  usualBodyBytes,
} from '../../schemas/contract/define-call';
import type { ObjectSchema, Schema } from '../../schemas/contract/json-schema';
import { errorBody, type ErrorTexts } from '../../schemas/contract/errors';
import { domainTexts } from '../../schemas/shop-contract';
import { errors } from '../../schemas/shop-errors';
import { createComponents, type Components } from './components';
import { bodyExamples } from './body-examples';
import { describeCall } from './describe-call';
import { exampleOf, type Example } from './example';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonObject;
  readonly servers: readonly JsonObject[];
  readonly tags: readonly JsonObject[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: JsonObject;
}

const deepName = /\{(\w+)\*\}$/;

const parametersIn = (
  place: 'path' | 'query' | 'header',
  schema: ObjectSchema | undefined,
  components: Components,
  example: Example = {},
) => {
  const required: readonly string[] = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = property as Schema;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description ? { description } : {}),
      schema: components.reference(rest),
      ...(example[name] === undefined ? {} : { example: example[name] }),
    };
  });
};

/** Headers that belong to every call, or to every write. */
const commonParameters = {
  channel: {
    name: 'x-channel-id',
    in: 'header',
    required: false,
    description: 'Id of the channel; without it the host decides.',
    schema: { type: 'string' },
  },
  requestedWith: {
    name: 'x-requested-with',
    in: 'header',
    required: false,
    description:
      'Marks a write as sent by a page or program of the shop: without it one is refused (403), but with a bearer token.',
    schema: { type: 'string', enum: ['XMLHttpRequest'] },
    example: 'XMLHttpRequest',
  },
} as const;

const responseObject = (response: ResponseDefinition, components: Components): JsonObject => {
  const { description, body, headers, binary } = response;
  const content = body
    ? { 'application/json': { schema: components.reference(body) } }
    : binary === undefined
      ? undefined
      : { [binary]: { schema: { type: 'string', format: 'binary' } } };
  const named = parametersIn('header', headers, components).map(({ name, required, schema, ...rest }) => [
    name,
    { required, schema, ...('description' in rest ? { description: rest.description } : {}) },
  ]);
  return {
    description,
    ...(headers ? { headers: Object.fromEntries(named) as JsonObject } : {}),
    ...(content ? { content } : {}),
  };
};

const isLoggedIn = (audience: Audience): boolean => audience === 'member' || audience === 'staff';

/** The answers of the HTTP layer that a call of this kind can meet. */
const commonStatuses = (call: CallDefinition): readonly (keyof typeof commonResponses)[] => [
  400,
  ...(isLoggedIn(call.audience) ? ([401] as const) : []),
  ...(call.method === 'GET' ? [] : ([403] as const)),
  404,
  ...(call.body ? ([413, 415] as const) : []),
  422,
  429,
  500,
  503,
];

const security: Readonly<Record<Audience, readonly JsonObject[]>> = {
  everyone: [],
  visitor: [{}, { bearer: [] }],
  member: [{ bearer: [] }],
  staff: [{ bearer: [] }],
};

/** JSON, or where files go with it a form of fields and files. */
const bodyContent = (id: string, { files }: CallDefinition, body: Schema, components: Components): JsonObject => {
  const examples: Readonly<Record<string, object | undefined>> = bodyExamples;
  const example = examples[id];
  if (!files) return { 'application/json': { schema: components.reference(body), ...(example ? { example } : {}) } };
  const parts: JsonObject = Object.fromEntries(
    Object.entries(files).map(([name, { title, description, bytes }]) => [
      name,
      { type: 'string', format: 'binary', title, description, 'x-bytes': bytes },
    ]),
  );
  const required = [...(body.required ?? []), ...Object.keys(files)];
  const schema = { ...body, properties: { ...body.properties, ...parts }, required };
  return { 'multipart/form-data': { schema } };
};

const operation = (id: string, call: CallDefinition, components: Components): JsonObject => {
  const common = commonStatuses(call).map((status) => [String(status), { $ref: `#/components/responses/${status}` }]);
  const own = Object.entries(call.responses).map(([status, response]) => [
    status,
    responseObject(response, components),
  ]);
  const example = exampleOf(call);
  const shared = ['channel', ...(call.method === 'GET' || call.isSigned ? [] : ['requestedWith'])];
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: call.summary,
    description: describeCall(call),
    'x-audience': call.audience,
    ...(call.ours ? { 'x-ours': true } : {}),
    ...(call.limits ? { 'x-limits': call.limits } : {}),
    security: security[call.audience],
    parameters: [
      ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...parametersIn('path', call.params, components, example.path),
      ...parametersIn('query', call.query, components, example.query),
      ...parametersIn('header', call.headers, components),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            'x-body-bytes': call.bodyBytes ?? usualBodyBytes,
            content: bodyContent(id, call, call.body, components),
          },
        }
      : {}),
    responses: Object.fromEntries([...common, ...own]) as JsonObject,
  };
};

/** Every code of an error with its status and what it says, where a reader looks for it: at the field. */
const errorSchema = (codes: ErrorTexts): JsonObject => {
  const { code, ...properties } = errorBody.properties;
  const lines = Object.entries(codes).map(([name, { status, message }]) => `- \`${name}\` (${status}): ${message}`);
  const description = ['One of the list; `message` may say more of the case.', '', ...lines].join('\n');
  return { ...errorBody, properties: { code: { ...code, enum: Object.keys(codes), description }, ...properties } };
};

/** The statuses of the HTTP layer that some call can meet: a document names no answer that nothing refers to. */
const metStatuses = (contract: CallGroups): ReadonlySet<string> =>
  new Set(Object.values(contract).flatMap((group) => Object.values(group).flatMap(commonStatuses).map(String)));

export const openApiDocument = (contract: CallGroups): OpenApiDocument => {
  const components = createComponents();
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [domain, group] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(group)) {
      const path = call.path.replace(deepName, '{$1}');
      (paths[path] ??= {})[call.method.toLowerCase()] = operation(`${domain}.${name}`, call, components);
    }
  }
  const met = metStatuses(contract);
  const responses = Object.entries(commonResponses)
    .filter(([status]) => met.has(status))
    .map(([status, response]) => [status, responseObject(response, components)]);
  const texts: Readonly<Record<string, string>> = domainTexts;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Noren',
      version: '1',
      description:
        'The API of the shop. Money is whole yen with tax included; times are ISO 8601; lists are `{ data: [] }` and say their place in the list in headers. `x-ours` marks calls beyond the product text, `x-limits` says how often a call may be made (`most` in `perS` seconds, counted `by`; of a `recipient` no call is refused, further mails to it wait; `tries` are those that fail), `x-body-bytes` how large its body may be. The calls of the shop’s own people (`/v1/desk/orders`) and the numbers of the sandbox’s cards are described in docs/orders.md.',
      contact: { name: 'Whoever runs the shop' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name, description: texts[name] ?? `Calls of ${name}.` })),
    paths,
    components: {
      schemas: { ...components.schemas(), [errorBody.title]: errorSchema(errors) },
      responses: Object.fromEntries(responses) as JsonObject,
      parameters: commonParameters,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};
