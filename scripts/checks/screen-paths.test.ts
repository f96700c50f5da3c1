/**
 * What the product writes as the address of a screen is one: a row's path that changes leaves no link, mail or way back
 * behind that leads nowhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { screens } from '../../schemas/screens/screens';
import { matchScreen } from '../../storefront/page/load/match-screen';

const folders = ['schemas', 'src', 'flows', 'sections', 'themes', 'storefront', 'server/domains', 'server/plugins'];
/** Other places of the shop and of its sources, and those of a payment service. */
const elsewhere =
  /^\/(v1|assets|docs|images|takimoto|storefront|cards|payments|tokens|void|capture|refunds|(robots|sitemap|page|public)\.\w+)(\/|$)/;
/** Written by the shop itself (static-page): the law, or a link of a frame, wants them. */
const staticPages = new Set(['/law', '/privacy', '/terms', '/guide']);

const isProduct = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/[.](test|fixtures|stories|test-support|test-d|generated)[.]|(^|\/)(test|testing|samples)\//.test(path);

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter(isProduct);

/** What stands for whatever a template puts there. */
const filled = '…';

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ literal }) => filled + literal.text).join('');
  // A channel's prefix, or an origin, before the path.
  return node.head.text === '' ? spans.slice(filled.length) : node.head.text + spans;
};

/** @example addressesIn("to(`${prefix}/mypage/order/${key}?again=1`)") // ['/mypage/order/…'] */
const addressesIn = (source: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [path = ''] = (textOf(node) ?? '').split(/[?#]/);
    // A path of rows or of calls has its parts in braces; one that begins with what is put in says nothing.
    if (/^\/[a-z][\w./…-]*$/.test(path)) found.push(path);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
};

const partsOf = (path: string): readonly string[] => path.split('/').slice(1);

/** What is put in may stand for any part, or for several. */
const isBegunBy = (row: readonly string[], path: readonly string[]): boolean =>
  path.every((part, at) => {
    const wanted = row[at] ?? '';
    return part.includes(filled) || wanted.startsWith('{') || wanted === part;
  });

const rows = screens.filter(({ page }) => page !== 'static').map(({ path }) => partsOf(path));

const leadsSomewhere = (path: string): boolean => {
  if (elsewhere.test(path) || staticPages.has(path.replace(/\/$/, ''))) return true;
  if (path.includes(filled)) return rows.some((row) => isBegunBy(row, partsOf(path)));
  const match = matchScreen(path);
  return match !== null && match.row.page !== 'static';
};

describe('the addresses that the product writes', () => {
  it.each([
    ["'/login'", ['/login']],
    ['`${prefix}/mypage/order/${key}?again=1`', ['/mypage/order/…']],
    ['`/social-gift/${key}${step}`', ['/social-gift/……']],
    ["'/mypage/{key}' + 'and/or' + '/'", []],
  ])('are found in %s', (source, addresses) => {
    expect(addressesIn(source)).toEqual(addresses);
  });

  it.each(folders)('are those of screens, in %s', (folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(3);
    const lost = files.flatMap((file) =>
      addressesIn(readFileSync(file, 'utf8'))
        .filter((path) => !leadsSomewhere(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(lost, 'No row of schemas/screens has such a path.').toEqual([]);
  });
});
