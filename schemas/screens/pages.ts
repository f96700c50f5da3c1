import { errorScreen, screens, type ScreenPage, type ScreenRow } from './screens';

/** What a layout document may be of: a screen, or a landing page, of which a shop may have any number. */
export type PageId = ScreenPage | 'landing';

const all = [...screens, errorScreen];

export const pageIds: readonly PageId[] = [...all.map(({ page }) => page), 'landing'];

/** The row of a page; a landing page has none. */
export const screenOf = (page: string): ScreenRow | undefined => all.find((row) => row.page === page);
