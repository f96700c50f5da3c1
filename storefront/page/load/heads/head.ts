/**
 * Title, description, canonical address, Open Graph and structured data of a screen, from what the screen shows. What a
 * screen has of its own to say stands in its area's file, `heads/<area>.heads.ts`.
 */
import type { ScreenPage, ScreenRow } from '../../../../schemas/screens/screens';
import { wayTo } from '../../../../schemas/screens/pages';
import { pageOf } from '../../../../src/lib/page-of';
import type { Crumb } from '../../../../src/ui/shop-context';
import { heads } from './heads.generated';
import type { HeadInput, HeadType, Told, Tellers } from './teller';
import { breadcrumbsLd } from './structured-data';

export interface HeadData {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where the screen is not for search engines. */
  readonly canonical: string | null;
  readonly type: HeadType;
  /** Absolute address of a picture. */
  readonly image: string | null;
  /** From the top page, which is not among them, down to the screen; none: it is a top page. */
  readonly crumbs: readonly Crumb[];
  /** schema.org objects. */
  readonly structured: readonly object[];
}

const tellers: Tellers = heads;

type Here = Pick<HeadInput, 'env' | 'asked'> & { readonly row: ScreenRow };

const canonicalPath = ({ env, asked, row: { pagesBy = [] } }: Here): string => {
  const path = (env.url.split('?')[0] ?? '/').replace(/(.)\/$/, '$1');
  const page = pageOf(asked.page);
  const own: Readonly<Record<string, string | undefined>> = { ...asked, page: page > 1 ? String(page) : undefined };
  const kept = [...pagesBy, 'page'].flatMap((name) => (own[name] ? [[name, own[name]]] : []));
  const search = new URLSearchParams(kept).toString();
  return search ? `${path}?${search}` : path;
};

const tell = <Page extends ScreenPage>(input: HeadInput<Page>, absolute: (path: string) => string) => {
  const teller: Tellers[Page] = tellers[input.row.page];
  return teller ? teller(input, absolute) : { title: input.row.title };
};

const crumbsOf = ({ title, crumbs }: Told, input: Here): readonly Crumb[] => {
  if (crumbs) return crumbs;
  if (!title) return [];
  // A guest, who has just left or changed a password, is led to no member's screen.
  const above = wayTo(input.row).filter(({ access }) => access !== 'member' || input.env.visitor === 'member');
  return [...above.map((row) => ({ name: row.title, path: row.path })), { name: title, path: canonicalPath(input) }];
};

export const headOf = async <Page extends ScreenPage>(input: HeadInput<Page>): Promise<HeadData> => {
  const { row, env, site, origin, asked } = input;
  const absolute = (path: string): string => origin + env.prefix + path;
  const told: Told = await tell(input, absolute);
  const page = pageOf(asked.page) > 1 ? `（${pageOf(asked.page)}ページ目）` : '';
  const picture = told.picture ?? null;
  const { isFindable, searchedBy = [] }: ScreenRow = row;
  const isHidden = !isFindable || searchedBy.some((name) => asked[name] !== undefined);
  const crumbs = crumbsOf(told, input);
  return {
    title: told.title
      ? `${told.title}${page} | ${env.siteName}`
      : `${env.siteName} ${site.settings['SITE.TAGLINE']}`.trim(),
    description: told.description || site.settings['SITE.DESCRIPTION'],
    canonical: isHidden ? null : absolute(canonicalPath(input)),
    type: told.type ?? 'website',
    image:
      picture && new URL(picture.src.replace('{width}', String(picture.widths.at(-1) ?? picture.width)), origin).href,
    crumbs,
    structured: [
      ...(crumbs.length > 1 && !isHidden ? [breadcrumbsLd(crumbs, absolute)] : []),
      ...(told.structured ?? []),
    ],
  };
};
