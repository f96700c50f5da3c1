/** A call with its validators: reads what came in, and checks what goes out. */
import type { ErrorObject } from 'ajv';
import {
  commonResponses,
  type CallDefinition,
  type CallGroups,
  type ResponseDefinition,
} from '../../schemas/contract/define-call';
import type { Schema } from '../../schemas/contract/json-schema';
import { compileAnswer, compileJson, compileText } from './ajv';
import { fieldErrors, type FieldErrors } from './field-errors';
import { fieldsOf, filesOf } from './form-files';
import { unstorableValues } from './unstorable-values';

/** Input as it came: texts over HTTP, values from the server's own rendering. */
export interface RawInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  /** Of a form: its fields, and its files among them. */
  readonly body?: unknown;
}

export type ReadInput =
  | { readonly ok: true; readonly input: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly errors: FieldErrors };

/** What a handler answered, before it is known to keep the contract. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | number>>;
}

const parts = ['params', 'query', 'headers', 'body'] as const;
type Part = (typeof parts)[number];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** A copy, since a validator writes defaults and numbers into what it reads; of headers only those that are declared. */
const partOf = (part: Part, schema: Schema, raw: RawInput): unknown => {
  if (part === 'body') return raw.body === undefined ? {} : structuredClone(raw.body);
  const given = Object.entries(raw[part] ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    part === 'headers' ? given.filter(([name]) => schema.properties && name in schema.properties) : given,
  );
};

const plainNumber = /^(?!-0+(?:\.0+)?$)-?\d+(?:\.\d+)?$/;

/** Numbers as no address of a page has them: the validator reads whatever JavaScript takes for one, 0x10 and blanks too. */
const oddNumbers = ({ properties = {} }: Schema, given: RawInput['query'] = {}): ErrorObject[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const text = given[name];
    const type = typeof schema === 'object' ? schema.type : undefined;
    if (typeof text !== 'string' || (type !== 'integer' && type !== 'number') || plainNumber.test(text)) return [];
    return [
      { keyword: 'type', instancePath: `/${name}`, schemaPath: '', params: { type }, parentSchema: schema as object },
    ];
  });

const describe = (errors: readonly ErrorObject[] | null | undefined): string =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`).join('; ');

export const bodyFault = (
  { binary, body: schema }: ResponseDefinition,
  status: number,
  body: unknown,
): string | null => {
  if (binary !== undefined) return body instanceof Blob ? null : `body of ${status} is no file`;
  if (!schema) return body === undefined ? null : `${status} has no body`;
  const validate = compileAnswer(schema);
  return validate(body) ? null : `body of ${status}: ${describe(validate.errors)}`;
};

export class CompiledCall {
  constructor(
    readonly id: string,
    readonly definition: CallDefinition,
  ) {}

  readInput(given: RawInput): ReadInput {
    const { files } = this.definition;
    const raw = { ...given, body: fieldsOf(given.body, files) };
    const input: Record<string, unknown> = {};
    let errors: readonly ErrorObject[] = [];
    for (const part of parts) {
      const schema = this.definition[part];
      if (!schema) continue;
      const value = partOf(part, schema, raw);
      // The fields of a form are texts, too.
      const check = part === 'body' && !files ? compileJson(schema) : compileText(schema);
      if (part !== 'body') errors = [...errors, ...oddNumbers(schema, raw[part])];
      if (!check(value)) errors = [...errors, ...check.errors];
      input[part] = value;
    }
    // What a field's own rules say goes before what holds for every text: the form says the former.
    // Spread, as a field may be called `__proto__`, which an assignment would take for something else.
    let found: FieldErrors = {};
    for (const part of parts) found = { ...found, ...unstorableValues(input[part]) };
    found = { ...found, ...surplusBody(this.definition, raw), ...fieldErrors(errors) };
    const { taken, errors: wrongFiles } = filesOf(files, given.body);
    found = { ...found, ...wrongFiles };
    if (Object.keys(found).length > 0) return { ok: false, errors: found };
    return { ok: true, input: files ? { ...input, body: { ...(input.body as object), ...taken } } : input };
  }

  /** The response that the contract declares for a status; null where it declares none. */
  responseOf(status: number): ResponseDefinition | null {
    const common: Readonly<Record<number, ResponseDefinition>> = commonResponses;
    return this.definition.responses[status] ?? common[status] ?? null;
  }

  /** What breaks the contract in an answer, in English; null when nothing does. */
  faultOf({ status, body, headers }: RawAnswer): string | null {
    const response = this.responseOf(status);
    if (!response) return `status ${status} is not declared`;
    if (response.headers) {
      const validate = compileAnswer(response.headers);
      if (!validate(headers ?? {})) return `headers of ${status}: ${describe(validate.errors)}`;
    }
    return bodyFault(response, status, body);
  }
}

/** A body for a call that takes none would be dropped in silence; only an empty one is let through. */
const surplusBody = (definition: CallDefinition, { body }: RawInput): FieldErrors =>
  definition.body || isEmpty(body) ? {} : fieldErrors([surplus]);

const surplus: ErrorObject = {
  keyword: 'additionalProperties',
  instancePath: '',
  schemaPath: '#/body',
  params: {},
};

/** All calls of a contract by id. */
export const compileCalls = (contract: CallGroups): ReadonlyMap<string, CompiledCall> =>
  new Map(
    Object.entries(contract).flatMap(([domain, group]) =>
      Object.entries(group).map(([name, definition]) => {
        const id = `${domain}.${name}`;
        return [id, new CompiledCall(id, definition)] as const;
      }),
    ),
  );
