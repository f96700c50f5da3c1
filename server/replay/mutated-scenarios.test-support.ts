/** Scenarios as mishaps and malice leave them: files that each have to be read, or refused with a place. */

import { answerWarnings } from './answer-warnings';
import { readScenarioFile, ScenarioError } from './scenario-file';

/** As of bench/soak/random.ts. */
export interface Random {
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const odd: readonly [Json, ...Json[]] = [
  null, true, -1, 1e308, 0.5, '', '\u0000', '../../etc/passwd', '__proto__', 'x'.repeat(5_000), [], {}, [[[[]]]],
  { constructor: { prototype: { polluted: 1 } } }, 'noren/scenario/2', '//elsewhere', '2026-02-30T99:99:99Z',
]; // prettier-ignore

const keys = [
  '__proto__',
  'constructor',
  'toString',
  'format',
  'extends',
  'answers',
  'body',
  'sample',
  'kind',
  '0',
  '',
];

const isNested = (value: Json): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Something in it becomes something else, disappears, or is joined by what should not be there. */
const changeSomething = (root: Json, random: Random): Json => {
  let node = root;
  for (;;) {
    if (!isNested(node)) return root;
    const names = Object.keys(node);
    const name = names[random.below(names.length)];
    if (name === undefined || random.below(4) === 0) {
      const key = keys[random.below(keys.length)] ?? '';
      Object.defineProperty(node, key, {
        value: structuredClone(random.pick(odd)),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return root;
    }
    const inner: Json = (node as Record<string, Json>)[name] ?? null;
    if (!isNested(inner) || random.below(3) === 0) {
      if (random.below(4) === 0) Reflect.deleteProperty(node, name);
      else
        Object.defineProperty(node, name, {
          value: structuredClone(random.pick(odd)),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      return root;
    }
    node = inner;
  }
};

const signs = '{}[]",:\\0 \n\u2028ä😀';

const changeText = (text: string, random: Random): string => {
  const at = random.below(text.length);
  return random.pick([
    text.slice(0, at),
    text.slice(0, at) + signs[random.below(signs.length)] + text.slice(at + 1),
    text.slice(0, at) + '['.repeat(random.below(200)) + text.slice(at),
    text.slice(at) + text.slice(0, at),
    text.replaceAll('"call"', '"__proto__"'),
  ]);
};

/** @param text of a scenario that can be read */
export const mutated = (text: string, random: Random): string => {
  if (random.below(3) === 0) return changeText(text, random);
  let root = JSON.parse(text) as Json;
  for (let change = random.below(4); change >= 0; change -= 1) root = changeSomething(root, random);
  return JSON.stringify(root, null, 2);
};

/** What is told of a text; anything that is thrown besides is a fault of ours. */
export const faultsOfMutated = (text: string): readonly string[] => {
  try {
    return answerWarnings(readScenarioFile('a.json', text));
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.faults;
  }
};
