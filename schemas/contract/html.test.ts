import { describe, expect, it } from 'vitest';
import { contract } from '../shop-contract';
import type { CallDefinition, CallGroup } from './define-call';
import { html } from './html';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object in a schema, with the name that leads to it. */
const nodesOf = (value: unknown, name = ''): readonly (readonly [string, Node])[] =>
  isNode(value) ? [[name, value] as const, ...Object.entries(value).flatMap(([key, part]) => nodesOf(part, key))] : [];

const nodes = Object.values(contract).flatMap((group) => Object.values(group).flatMap((call) => nodesOf(call)));

describe('HTML in the contract', () => {
  it('is marked wherever a name says that it is HTML, and nowhere else', () => {
    const named = nodes.filter(([name]) => name.endsWith('_html'));
    const marked = nodes.filter(([, node]) => 'x-html' in node);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([, node]) => node !== html).map(([name]) => name)).toEqual([]);
    expect(marked.filter(([name]) => !name.endsWith('_html')).map(([name]) => name)).toEqual([]);
  });

  it('stands in answers where whoever cleans them comes by', () => {
    const calls: readonly CallDefinition[] = Object.values(contract).flatMap((group: CallGroup) =>
      Object.values(group),
    );
    const answers = calls.flatMap(({ responses }) => Object.values(responses).flatMap(({ body }) => nodesOf(body)));
    const unread = ['oneOf', 'allOf', '$ref', 'prefixItems', 'patternProperties', 'if', 'then', 'else'];
    expect(answers.flatMap(([, node]) => unread.filter((keyword) => isNode(node[keyword])))).toEqual([]);
  });
});
