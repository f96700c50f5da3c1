/** What a form carries along unseen is no text that somebody has typed: a capsule keeps it, or knows by its name what it is. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { forms } from '../schemas/forms.generated';
import { hiddenField } from '../schemas/scenario/closed-fields';
import { secretFields } from '../schemas/scenario/secret-fields';
import { createStandIns } from '../schemas/scenario/stand-ins';
import { scrubTyped } from '../server/capsule/scrub-events';
import { minoriEnv } from '../sections/samples/env';
import { Island, type View } from '../storefront/island/island';
import { stories, type Story } from './stories';

interface Hidden {
  readonly action: string;
  readonly name: string;
  readonly value: string;
}

const attribute = (html: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

const hiddenIn = (html: string): readonly Hidden[] =>
  [...html.matchAll(/<form [^>]*\/-\/do\/([a-z-]+)[^>]*>(.*?)<\/form>/gs)].flatMap(([, action = '', inner = '']) =>
    [...inner.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].map(([input]) => ({
      ...{ action, name: attribute(input, 'name'), value: attribute(input, 'value') },
    })),
  );

const draw = async ({ section, definition, variant, fixture }: Story): Promise<string> => {
  const view = await definition.variants[variant]?.();
  if (!view) return '';
  const { settings, data, slots = {}, query = {}, params = {} } = fixture;
  const input = { id: section, settings, data, slots, query, params };
  // Props were checked where the section was defined; here a view is only called.
  return renderToStaticMarkup(<Island env={minoriEnv} view={view.View as View} input={input} />);
};

type Marked = Readonly<Record<string, { readonly 'x-personal'?: string }>>;

const fields: readonly (readonly [string, string | undefined])[] = Object.values(forms).flatMap(({ schema }) =>
  Object.entries(schema.properties as Marked).map(([name, property]) => [name, property['x-personal']] as const),
);

/** Said by the schema of a form, or one that opens something; a coupon’s code is typed by some, and goes with their words. */
const known: ReadonlySet<string> = new Set([
  ...fields.map(([name]) => name),
  ...secretFields,
  ...['token', 'id', 't', 'no', 'user_id', 'state', 'iss', 'error', 'redirect', 'code'],
  ...['fingerprint', 'delivery_fingerprint', 'drawn'],
]);

const kept = (name: string, value: string): string => {
  const around = { asked: new URLSearchParams(), choices: new Set<string>(), calls: new Set<string>() };
  return scrubTyped({ [name]: value }, createStandIns(), around)[name] ?? '';
};

it('each is closed, or its name says what it is of somebody or what it opens', async () => {
  const html = await Promise.all(stories.map(draw));
  const hidden = html.flatMap(hiddenIn);
  expect(new Set(hidden.map(({ name }) => name)).size).toBeGreaterThan(30);
  const taken = hidden.filter(({ name, value }) => kept(name, value) !== value && !known.has(name));
  expect(taken).toEqual([]);
});

it('keys of the shop are kept, however long and in whatever signs, and what opens an order is not', () => {
  const product = `日本の-Kurikinton_No.${'9'.repeat(180)}`;
  const line = 'a1'.repeat(12);
  const option = `a${'-b'.repeat(19)}`;
  const all = { product_key: product, product, key: line, shipping_key: line, delivery_timezone_key: option };
  for (const [name, value] of Object.entries({
    ...all,
    'offered.s1': `${option} noshi`,
    'had.s1': `${option}:${line}`,
  })) {
    expect(kept(name, value), name).toBe(value);
    // So does the browser, which has no schemas.
    expect(hiddenField.test(`${name} ${value}`), name).toBe(true);
  }
  expect(kept('redirect', '/cart/')).toBe('/cart/');
  for (const [name, value] of [
    ['id', 'Zr7x-0123456789abcdefAB'],
    ['fingerprint', 'k7qd'.repeat(10)],
  ] as const) {
    expect(kept(name, value), name).not.toBe(value);
    expect(hiddenField.test(`${name} ${value}`), name).toBe(false);
  }
});

it('no field that somebody fills in with words of their own is called like one of them', () => {
  const own = fields.filter(([, mark]) => mark !== undefined && mark !== 'none').map(([name]) => name);
  expect(own.filter((name) => hiddenField.test(`${name} qxzqx`))).toEqual([]);
});
