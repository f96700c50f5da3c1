import { describe, expect, it } from 'vitest';
import { createStandIns } from '../../schemas/scenario/stand-ins';
import { screens, type ScreenRow } from '../../schemas/screens/screens';
import { scrubAddress } from './scrub-address';

const withSecrets = screens.filter(({ secrets }) => secrets !== undefined);
/** None looks like a token by itself. */
const secretOf = (name: string): string => `pin-${name}`;

const addressOf = ({ path, secrets }: ScreenRow): string => {
  const filled = path.replace(/\{(\w+)\??\}/g, (_part, name: string) => secretOf(name));
  const asked = (secrets ?? []).filter((name) => !path.includes(`{${name}`)).map((name) => `${name}=${secretOf(name)}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};

describe('an address in a capsule', () => {
  it.each(withSecrets.map((row) => [row.page, row] as const))('of %s opens nothing', (_page, row) => {
    const address = addressOf(row);
    for (const name of row.secrets ?? []) expect(address).toContain(secretOf(name));
    for (const one of [address, `/login?redirect=${encodeURIComponent(address)}`]) {
      const scrubbed = decodeURIComponent(scrubAddress(one, createStandIns()));
      for (const name of row.secrets ?? []) expect(scrubbed).not.toContain(secretOf(name));
    }
  });

  it('is the one of its screen otherwise', () => {
    for (const address of ['/social-gift/shipping', '/social-gift/shipping/', '/product/pot?reviews=2', '/'])
      expect(scrubAddress(address, createStandIns())).toBe(address);
    expect(scrubAddress('/social-gift/key-1/shipping', createStandIns())).toBe('/social-gift/00000/shipping');
  });
});
