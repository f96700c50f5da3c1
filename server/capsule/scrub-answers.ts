/** What was asked and answered, as it stands in a capsule: by the schemas of the calls, without who it was for. */
import { commonResponses } from '../../schemas/contract/define-call';
import { isObject } from '../../schemas/contract/is-object';
import type { Schema } from '../../schemas/contract/json-schema';
import type { ScenarioAnswer } from '../../schemas/scenario/scenario';
import { definitionOf } from '../../schemas/shop-contract';
import { withoutTelling } from '../../schemas/scenario/cut-texts';
import { scrub } from '../../schemas/scenario/scrub';
import { signLike, type StandIns } from '../../schemas/scenario/stand-ins';
import type { LooseAnswer, LooseInput } from '../../src/api/transport';
import { scrubWords, searchParameter } from './scrub-address';

/** A call that was made to draw the screen. */
export interface AnsweredCall {
  readonly call: string;
  readonly input: LooseInput;
  readonly answer: Pick<LooseAnswer, 'status' | 'body' | 'headers'>;
}

interface Answered {
  readonly call: string;
  readonly status: number;
  readonly body?: unknown;
}

const isForEveryone = (call: string): boolean => definitionOf(call)?.audience === 'everyone';

export const bodySchema = ({ call, status }: Answered): Schema => {
  const common: Readonly<Record<number, { readonly body?: Schema }>> = commonResponses;
  return definitionOf(call)?.responses[status]?.body ?? common[status]?.body ?? {};
};

/** A word of a program; whoever puts anything else there does not mean a code. */
const isCode = (code: unknown): boolean => typeof code === 'string' && /^[a-z][a-z_.-]{1,60}$/.test(code);

/** A sign that cannot be made is named: it was typed. */
const withoutSigns = (text: string): string =>
  text.replace(/「(\P{M}\p{M}*)」/gu, (_named, sign: string) => `「${signLike(sign)}」`);

/** What was typed may be said in another writing than its field has: 6008216 as 600-8216. */
const withoutTyped = (part: unknown, name = ''): unknown => {
  if (typeof part === 'string') return name === 'message' ? withoutSigns(withoutTelling(part)) : part;
  if (Array.isArray(part)) return part.map((item) => withoutTyped(item, name));
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([inner, value]) => [inner, withoutTyped(value, inner)]));
};

export const scrubBody = (answered: Answered, standIns: StandIns): unknown => {
  const { call, status, body: given } = answered;
  if (given === undefined) return undefined;
  const body = scrub(bodySchema(answered), given, { standIns, isForEveryone: isForEveryone(call) });
  if (status < 400 || !isObject(body)) return body;
  const refusal = Object.fromEntries(Object.entries(body).map(([name, part]) => [name, withoutTyped(part, name)]));
  return 'code' in body ? { ...refusal, code: isCode(body.code) ? body.code : 'server.error' } : refusal;
};

/** Whoever plays it gives a stand-in of a token, or none: an answer is found without. */
const withoutTokens = (schema: Schema | undefined, given: object): object =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const property: unknown = (schema?.properties as Readonly<Record<string, unknown>> | undefined)?.[name];
      const mark = (property as { readonly 'x-personal'?: string } | undefined)?.['x-personal'];
      return value !== undefined && mark !== 'token';
    }),
  );

/** As the address says it, or the answer would not be found. */
const withoutPeople = (given: unknown, standIns: StandIns): unknown =>
  isObject(given) && typeof given[searchParameter] === 'string'
    ? { ...given, [searchParameter]: scrubWords(given[searchParameter], standIns) }
    : given;

const inputOf = ({ call, input }: AnsweredCall, standIns: StandIns): NonNullable<ScenarioAnswer['input']> => {
  const definition = definitionOf(call);
  const scrubbing = { standIns, isForEveryone: isForEveryone(call) };
  return Object.fromEntries(
    (['params', 'query'] as const).flatMap((part) => {
      const schema = definition?.[part];
      const given = withoutTokens(schema, input[part] ?? {});
      if (!schema || Object.keys(given).length === 0) return [];
      return [[part, withoutPeople(scrub(schema, given, scrubbing), standIns)]];
    }),
  );
};

/** Those that the contract names: what else a proxy or a shop puts there is nobody's business. */
const headersOf = ({ call, answer: { status, headers } }: AnsweredCall): ScenarioAnswer['headers'] => {
  const names = Object.keys(definitionOf(call)?.responses[status]?.headers?.properties ?? {});
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
};

export const entryOf = (answered: AnsweredCall, standIns: StandIns): ScenarioAnswer => {
  const { call, answer } = answered;
  const input = inputOf(answered, standIns);
  const headers = headersOf(answered);
  return {
    call,
    ...(Object.keys(input).length > 0 ? { input } : {}),
    status: answer.status,
    ...(headers && Object.keys(headers).length > 0 ? { headers } : {}),
    ...(answer.body === undefined ? {} : { body: scrubBody({ call, ...answer }, standIns) }),
  };
};
