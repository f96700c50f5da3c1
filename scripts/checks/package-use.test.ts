import { describe, expect, it } from 'vitest';
import { importedBy, packageUse } from './package-use';

describe('the packages that a text imports', () => {
  it.each([
    [`import { z } from 'one';`, ['one']],
    [`import type { Z } from "@scope/one/deep.js";`, ['@scope/one']],
    [`import 'one/style.css';`, ['one']],
    [`const z = await import('one');`, ['one']],
    [`const { z } = require('one');`, ['one']],
    [`createRequire(import.meta.url).resolve; require.resolve('one/package.json');`, ['one']],
    [`export { z } from 'one';\nimport {\n  y,\n} from 'two';`, ['one', 'two']],
    [`import fs from 'node:fs';`, ['node']],
    [`import { z } from './one';\nimport '../two';`, []],
    [`const z = 'one'; // from one`, []],
  ])('are told of %j', (text, packages) => expect([...importedBy([text])]).toEqual(packages));
});

describe('a package', () => {
  const used = packageUse(
    {
      product: [`import 'shown';`],
      all: [`import 'shown'; import 'tried'; import 'node:fs'; import '@a/typed';`],
      commands: ['node --import runner x.ts', `bin('checker/bin/check.mjs')`],
      peers: { checker: ['its-types'], unknown: ['of-unknown'] },
    },
    (name) => ['shown', 'only-tried', 'tried-at-runtime'].includes(name),
  );
  it.each(['shown', 'tried', '@types/node', '@types/a__typed', 'runner', 'checker', 'its-types'])(
    'is used: %s',
    (name) => expect(used(name)).toBe(true),
  );
  it.each(['unknown', '@types/unknown', 'run', 'of-unknown'])('is not used: %s', (name) =>
    expect(used(name)).toBe(false),
  );

  it('of the running shop is used by the product itself, not by tests alone', () => {
    const sources = { product: [], all: [`import 'tried-at-runtime';`], commands: ['tried-at-runtime'], peers: {} };
    expect(packageUse(sources, () => true)('tried-at-runtime')).toBe(false);
    expect(packageUse(sources, () => false)('tried-at-runtime')).toBe(true);
  });
});
