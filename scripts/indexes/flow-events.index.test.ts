import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { flowEventsIndex } from './flow-events.index';
import { formsIndex } from './forms.index';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noren-flows-'));
  for (const path of ['gift/gift-card.flow-events.ts', 'auth/login.flow-events.ts', 'auth/login-code.form.ts']) {
    mkdirSync(dirname(join(root, 'schemas', path)), { recursive: true });
    writeFileSync(join(root, 'schemas', path), '');
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lists every flow, whatever group it stands in', () =>
  expect(flowEventsIndex.text(root)).toBe(`import { giftCardFlow } from '../gift/gift-card.flow-events';
import { loginFlow } from '../auth/login.flow-events';

export const flows = {
  'gift-card': giftCardFlow,
  login: loginFlow,
} as const;
`));

it('lists every form', () =>
  expect(formsIndex.text(root)).toBe(`import { loginCodeForm } from './auth/login-code.form';

export const forms = {
  'login-code': loginCodeForm,
} as const;
`));
