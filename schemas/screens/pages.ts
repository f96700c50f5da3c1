import { pages, type ScreenPage, type ScreenRow } from './screens';

/** What a layout document may be of. */
export type PageId = ScreenPage;

export const pageIds: readonly PageId[] = pages.map(({ page }) => page);

/** The row of a page. */
export const screenOf = (page: string): ScreenRow | undefined => pages.find((row) => row.page === page);
