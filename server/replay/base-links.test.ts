/** What a base answers: a scenario that stands on it can be walked on from, by what header and footer lead to. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Needs } from '../../schemas/query';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import { sections } from '../../sections/registry.generated';
import { matchScreen } from '../../storefront/page/load/match-screen';
import { sharedLayouts } from '../../themes/layouts.generated';

const folder = 'fixtures/scenarios/base';
const bases = ['minori-goods', 'minori-member', 'minori-gift', 'gakuen-goods', 'gakuen-member', 'gakuen-gift'];
const linked = ['/', '/product', '/maker', '/brand', '/news', '/faq', '/coupon', '/sitemap', '/contact', '/cart'];

const callsOf = (name: string): ReadonlySet<string> => {
  const file = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as ScenarioFile;
  const below = file.extends === undefined ? [] : callsOf(basename(file.extends, '.json'));
  return new Set([...(file.answers ?? []).map(({ call }) => call), ...below]);
};

type Layouts = Readonly<
  Record<string, { readonly sections: Readonly<Record<string, { readonly type: string; readonly settings?: object }>> }>
>;

const askedAt = (path: string): readonly string[] => {
  const page = matchScreen(path)?.row.page ?? '';
  const layouts: Layouts = sharedLayouts.pages;
  const visit = { today: '2026-11-20', cartToken: 'token', isMember: true, gift: { isWaiting: false, place: null } };
  return Object.values(layouts[page]?.sections ?? {}).flatMap(({ type, settings = {} }) => {
    const { needs } = sections[type as keyof typeof sections] as { readonly needs: (context: object) => Needs };
    return Object.values(needs({ page, params: {}, query: {}, settings, ...visit })).map(({ call }) => call);
  });
};

describe.each(bases)('the base %s', (name) => {
  it('answers what the screens ask for that header and footer lead to', () => {
    const answered = callsOf(name);
    const asked = linked.flatMap((path) => askedAt(path).map((call) => `${path} ${call}`));
    expect(asked.length).toBeGreaterThan(linked.length);
    // From any screen: goods are put into a cart, which there may be none of yet.
    expect(answered).toContain('cart.init');
    expect(asked.filter((one) => !answered.has(one.split(' ')[1] ?? ''))).toEqual([]);
  });
});
