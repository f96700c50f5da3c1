import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutDescriptions } from './machine-words';

it.each(['cart/cart', 'checkout/checkout', 'gift/gift', 'login/login', 'submit/submit'])(
  'leaves out what the machine %s says of its states, and nothing else',
  (name) => {
    const code = readFileSync(join(import.meta.dirname, `../flows/${name}.machine.ts`), 'utf8');
    const left = withoutDescriptions(code);
    expect(code).toMatch(/\bdescription:/);
    expect(left).not.toMatch(/\bdescription:/);
    const lines = left.split('\n');
    const gone = code.split('\n').filter((line, at) => line !== lines[at]);
    for (const line of gone) expect(line).toMatch(/^ *(?:description:|'.*',$|description: '.*',$)/);
  },
);
