/**
 * The generators, and the guide that adds a section by hand, at work in a copy of the project: what they write has the
 * right types and passes its own tests.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const copied = [
  ...[
    'schemas',
    'sections',
    'flows',
    'themes',
    'src',
    'server',
    'storefront',
    'fixtures/scenarios',
    'vite',
    'scripts/vitest',
    'scripts/new',
    'scripts/indexes',
    'scripts/replay',
    'scripts/test-run',
    'scripts/write-indexes.ts',
    'scripts/command-line.ts',
  ],
  ...['tsconfig.json', 'package.json', '.oxfmtrc.json', 'vitest.config.ts'],
];
const sectionFolders = ['sections/content/shop-card', 'sections/content/contact-card'];
const run = promisify(execFile);
const patience = 300_000;
let root = '';
let screenMade = '';

const guide = readFileSync('docs/guides/add-a-section.md', 'utf8');

/** Says the row of a screen that nobody draws yet. */
const addRow = (): void => {
  const path = join(root, 'schemas/screens/content.screens.ts');
  const row = "{ path: '/shop-card', page: 'shop-card', title: 'お店のご案内' },";
  writeFileSync(path, readFileSync(path, 'utf8').replace('[\n', `[\n  ${row}\n`));
};

/** Answers what the command prints; throws with its output where it fails. */
const node = async (...args: string[]): Promise<string> => {
  // The runner's own variables would make the inner one think that it is a worker.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NOREN_TALLY)/.test(name)));
  return (await run(process.execPath, args, { cwd: root, env: { ...env, NODE_ENV: '' }, maxBuffer: 1e8 })).stdout;
};

/** Writes the guide's files, and the lists anew. */
const followGuide = async (): Promise<void> => {
  for (const [, path = '', code = ''] of guide.matchAll(/^`(sections\/[^`]+)`\n\n```tsx?\n(.*?)^```/gms)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  await node('--import', 'tsx', 'scripts/write-indexes.ts');
};

const make = (what: 'section' | 'variant' | 'screen', ...args: string[]): Promise<string> =>
  node('--import', 'tsx', `scripts/new/${what}.ts`, ...args);

/** Of the files that are named alone: what they import is checked with the project's own. Throws with what is wrong. */
const checkTypes = (include: readonly string[]): Promise<string> => {
  writeFileSync(join(root, 'tsconfig.some.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  return node('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.some.json');
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'noren-new-'));
  const isWanted = (path: string): boolean => !path.endsWith('.webp'); // many pictures that nothing here reads
  for (const path of copied) cpSync(path, join(root, path), { recursive: true, filter: isWanted });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  addRow();
  await make('section', 'content', 'shop-card', 'お店のご案内', '--on', 'shop-card,contact');
  screenMade = await make('screen', 'shop-card', 'shop-card,faq-list');
  await make('variant', 'shop-card', 'quiet');
  await make('variant', 'wireframe', 'shop-card');
  await make('variant', 'wireframe', 'shop-card', 'loud');
  await followGuide();
}, patience);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('what was generated, and what the guide adds,', () => {
  it('draws with all their fixtures', { timeout: patience }, async () => {
    const folders = [...sectionFolders, 'themes/wireframe/shop-card'];
    const output = await node(
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', 'unit', '--reporter', 'json', '--outputFile', 'tests.json', ...folders],
    );
    const report = JSON.parse(readFileSync(join(root, 'tests.json'), 'utf8')) as { numPassedTests: number };
    // Generated: two own variants and two of the theme, three fixtures each, and two tests of behaviour. Of the guide: one
    // variant with three fixtures, and a test of behaviour.
    expect(report.numPassedTests, output).toBe(14 + 4);
  });

  it('has the right types, their registries included', { timeout: patience }, async () => {
    const include = ['sections/*.ts', ...sectionFolders, 'themes/*.ts', 'themes/wireframe', 'src/**/*.d.ts'];
    expect(await checkTypes(include)).toBe('');
  });

  it('stands on the pages that were named, or that fit its area', { timeout: patience }, async () => {
    const settings = readFileSync(join(root, 'sections/content/shop-card/shop-card.settings.ts'), 'utf8');
    expect(settings).toContain("pages: ['shop-card', 'contact'],");
    await expect(make('section', 'content', 'lost-card', '--on', 'fag')).rejects.toThrow(
      '"fag" is no page or frame. faq?',
    );
  });

  it('draws a screen in every kind of scenario that is asked for', { timeout: patience }, async () => {
    const folder = 'fixtures/scenarios/shop-card';
    expect(readdirSync(join(root, folder)).sort()).toEqual(['broken.json', 'empty.json', 'long.json', 'usual.json']);
    const test = 'server/replay/every-scenario.test.ts';
    const output = await node('node_modules/vitest/vitest.mjs', 'run', test, '-t', 'of each kind for every screen');
    expect(output).toMatch(/1 passed/);
    expect(screenMade).not.toContain('have to answer');
    await expect(make('screen', 'shop-card', 'free-text')).rejects.toThrow('"shop-card" has no row');
    await expect(make('screen', 'blog.list', 'cart-lines')).rejects.toThrow('"cart-lines" may not stand on blog.list');
  });

  it('begins a new area where somebody says that it is none by mistake', { timeout: patience }, async () => {
    await expect(make('section', 'diary', 'diary-card')).rejects.toThrow('or a new one with --new-area');
    await make('section', 'diary', 'diary-card', '日記', '--new-area');
    expect(readFileSync(join(root, 'sections/registry.generated.ts'), 'utf8')).toContain('./diary/diary-card/');
    rmSync(join(root, 'sections/diary'), { recursive: true });
    await node('--import', 'tsx', 'scripts/write-indexes.ts');
  });

  it('is not written over another', { timeout: patience }, async () => {
    await expect(make('section', 'content', 'hero')).rejects.toThrow('sections/content/hero is there already');
    await expect(make('variant', 'hero', 'pair')).rejects.toThrow('hero-pair.tsx is there already');
    await expect(make('section', 'content', 'Shop Card')).rejects.toThrow('must be words of small letters');
  });
});
