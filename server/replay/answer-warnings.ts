/**
 * What of a file's answers is not the contract's, or no longer. Such a file is played all the same: what it was written
 * for may be what is looked at.
 */
import type { ErrorObject } from 'ajv';
import type { ScenarioAnswer } from '../../schemas/scenario/scenario';
import { contract } from '../../schemas/shop-contract';
import { compileAnswer } from '../http/ajv';
import { compileCalls, type CompiledCall } from '../http/compiled-call';
import { type JsonPath, pathOf } from './json-text';
import { type ReadFile, sentence } from './scenario-file';

export const replayCalls = compileCalls(contract);

interface Warning {
  readonly at: JsonPath;
  readonly message: string;
}

const describe = ({ instancePath, message = 'is wrong', params, keyword }: ErrorObject): Warning => {
  const at = ['body', ...pathOf(instancePath)];
  return keyword === 'additionalProperties'
    ? { at: [...at, String(params.additionalProperty)], message: 'there is no such key' }
    : { at, message };
};

const inputWarnings = ({ definition, id }: CompiledCall, { input = {} }: ScenarioAnswer): readonly Warning[] =>
  (['params', 'query'] as const).flatMap((part) =>
    Object.keys(input[part] ?? {})
      .filter((name) => !Object.hasOwn(definition[part]?.properties ?? {}, name))
      .map((name) => ({
        at: ['input', part, name],
        message: `${id} takes no such ${part === 'query' ? 'query' : 'parameter'}`,
      })),
  );

const bodyWarnings = (call: CompiledCall, { status, body, fault }: ScenarioAnswer): readonly Warning[] => {
  if (fault !== undefined) return [];
  const response = call.responseOf(status);
  if (!response) return [{ at: ['status'], message: `${call.id} does not answer ${status}` }];
  if (!response.body) return body === undefined ? [] : [{ at: ['body'], message: `${call.id} ${status} has no body` }];
  if (body === undefined) return [{ at: [], message: `${call.id} ${status} needs a body or a sample` }];
  const validate = compileAnswer(response.body);
  if (validate(body)) return [];
  return (validate.errors ?? []).slice(0, 1).map(describe);
};

const warningsOf = (answer: ScenarioAnswer): readonly Warning[] => {
  const call = replayCalls.get(answer.call);
  if (!call) return [{ at: ['call'], message: `the contract has no ${answer.call}` }];
  if (answer.sample !== undefined)
    return [{ at: ['sample'], message: 'samples are looked up by `npm run replay`; the server reads bodies only' }];
  return [...inputWarnings(call, answer), ...bodyWarnings(call, answer)];
};

/** It is given as the answer of its call. */
const colorWarnings = (body: unknown): readonly Warning[] =>
  warningsOf({ call: 'site.colorScheme', status: 200, body }).map(({ at, message }) => ({
    at: ['colorScheme', ...at.slice(1)],
    message,
  }));

/** A sentence for each, with its place. */
export const answerWarnings = ({ path, file: { answers = [], colorScheme }, placeOf }: ReadFile): readonly string[] =>
  [
    ...(colorScheme === undefined ? [] : colorWarnings(colorScheme)),
    ...answers.flatMap((answer, index) =>
      warningsOf(answer).map(({ at, message }) => ({ at: ['answers', index, ...at], message })),
    ),
  ].map(({ at, message }) => sentence(path, placeOf(at), at, message));
