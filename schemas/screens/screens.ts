/** Every screen of the shop, by area. `npm run routes` prints them. */
import { authScreens } from './auth';
import { cartScreens } from './cart';
import { catalogScreens } from './catalog';
import { contentScreens } from './content';
import type { ScreenDefinition } from './define-screens';
import { giftScreens } from './gift';
import { mypageScreens } from './mypage';
import { error, siteScreens } from './site';

const rows = [
  ...siteScreens,
  ...catalogScreens,
  ...contentScreens,
  ...cartScreens,
  ...authScreens,
  ...giftScreens,
  ...mypageScreens,
];

type Rows = (typeof rows)[number] | typeof error;
type WithSubject = Extract<Rows, { readonly subject: unknown }>;

/** What layout documents call the screens by. */
export type ScreenPage = Rows['page'];

/** The call that a page's subject comes from; never where it has none. */
export type SubjectCallOf<Page extends ScreenPage> = Extract<WithSubject, { readonly page: Page }>['subject']['call'];

/** The row of a screen. */
export interface ScreenRow extends Omit<ScreenDefinition, 'page' | 'subject'> {
  readonly page: ScreenPage;
  readonly subject?: { readonly call: WithSubject['subject']['call']; readonly params: Params };
}

/** The parameters that a path gives a screen, decoded; of a subject, which of them fill those of its call. */
export type Params = Readonly<Record<string, string>>;

export const screens: readonly ScreenRow[] = rows;

/** Drawn in the place of a screen that is not there or failed. */
export const errorScreen: ScreenRow = error;
