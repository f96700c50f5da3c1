/** What a screen's head is written from, and how an area's file says it: a teller for each screen that has more to say than its title. */
import type { Picture } from '../../../../schemas/pictures/picture';
import type { Params, ScreenPage, ScreenRow } from '../../../../schemas/screens/screens';
import type { Crumb, ShopEnv } from '../../../../src/ui/shop-context';
import type { Ask } from '../ask';
import type { Site } from '../load-site';
import type { SubjectOf } from '../match-screen';

/** What a page is to those who share or list it. */
export type HeadType = 'website' | 'article' | 'product';

export interface HeadInput<Page extends ScreenPage = ScreenPage> {
  readonly row: ScreenRow & { readonly page: Page };
  readonly params: Params;
  readonly asked: Readonly<Record<string, string>>;
  /** Body of the row's subject. */
  readonly subject: SubjectOf<Page>;
  readonly env: ShopEnv;
  readonly site: Site;
  readonly origin: string;
  readonly ask: Ask;
}

export interface Told {
  readonly title: string;
  readonly description?: string;
  readonly picture?: Picture | null;
  readonly type?: HeadType;
  /** Where they are not those of the row: the screens that lead to it, and the title. */
  readonly crumbs?: readonly Crumb[];
  readonly structured?: readonly object[];
}

type Teller<Page extends ScreenPage> = (
  input: HeadInput<Page>,
  absolute: (path: string) => string,
) => Told | Promise<Told>;

/** By page id. */
export type Tellers = { readonly [Page in ScreenPage]?: Teller<Page> };

export const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const shorten = (text: string, length = 120): string =>
  text.length > length ? `${[...text].slice(0, length - 1).join('')}…` : text;
