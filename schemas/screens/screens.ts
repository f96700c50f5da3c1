/** Every screen of the shop, by area. `npm run routes` prints them. */
import { areas } from './areas.generated';
import type { ScreenDefinition } from './define-screens';
import { error, landing, staticScreens } from './site.screens';

/** Static pages come last: they take what no other row takes. */
const rows = [...areas, ...staticScreens];

type Rows = (typeof rows)[number] | typeof error | typeof landing;
type WithSubject = Extract<Rows, { readonly subject: unknown }>;
type WithListing = Extract<Rows, { readonly listedBy: object }>;

/** What layout documents call the screens by. */
export type ScreenPage = Rows['page'];

/** The call that a page's subject comes from; never where it has none. */
export type SubjectCallOf<Page extends ScreenPage> = Extract<WithSubject, { readonly page: Page }>['subject']['call'];

/** What the screens are about, in the words of their rows. */
export type ScreenSubject = WithSubject['subject'];

/** What lists the addresses of a screen, in the words of its row. */
export type ScreenListing = WithListing['listedBy'];

/** The row of a screen. */
export interface ScreenRow extends Omit<ScreenDefinition, 'page' | 'subject' | 'listedBy'> {
  readonly page: ScreenPage;
  readonly listedBy?: ScreenListing | null;
  readonly subject?: ScreenSubject;
}

/** The parameters that a path gives a screen, decoded. */
export type Params = Readonly<Record<string, string>>;

export const screens: readonly ScreenRow[] = rows;

/** Drawn in the place of a screen that is not there or failed. */
export const errorScreen: ScreenRow = error;

/** Every page that a layout document may be of: the screens, and those that no address leads to. */
export const pages: readonly ScreenRow[] = [...screens, error, landing];
