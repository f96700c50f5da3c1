import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedIn, readBrowserCode } from './wire';

const call = { method: 'GET', path: '/', statuses: [200] } as const;
const wire = {
  calls: { 'cart.init': call, 'cart.initial': call, 'site.message': call, 'site.messages': call, 'user.me': call },
  commonStatuses: [],
};
const idsIn = (code: string): readonly string[] => Object.keys(namedIn(wire, code).calls);

describe('the wire of what is built', () => {
  it('holds the calls that the browser’s code names, as a text or as a function of the client', () => {
    expect(idsIn("send('cart.init', {})")).toEqual(['cart.init']);
    expect(idsIn('const { body } = await client.site.messages({});')).toEqual(['site.messages']);
    expect(idsIn('clientOf(channel)\n.user.me({})')).toEqual(['user.me']);
  });

  it('is of what stands in the app’s own folder, beside what all share', () => {
    const root = mkdtempSync(join(tmpdir(), 'noren-wire-'));
    for (const folder of ['src', 'storefront/browser', 'desk']) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'src/all.ts'), "send('site.message')");
    writeFileSync(join(root, 'storefront/browser/shop.ts'), "send('cart.init')");
    writeFileSync(join(root, 'desk/desk.ts'), "send('user.me')");
    expect(idsIn(readBrowserCode(root, 'shop'))).toEqual(['cart.init', 'site.message']);
    expect(idsIn(readBrowserCode(root, 'desk'))).toEqual(['site.message', 'user.me']);
    rmSync(root, { recursive: true });
  });

  it('holds none that is named in part, or by a path', () =>
    expect(idsIn("import x from './cart.initialised'; const a = 'my-user.me', b = 'site.messages-of';")).toEqual([]));
});
