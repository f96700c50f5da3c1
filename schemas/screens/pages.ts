import { pages, type ScreenPage, type ScreenRow, screens } from './screens';

/** What a layout document may be of. */
export type PageId = ScreenPage;

export const pageIds: readonly PageId[] = pages.map(({ page }) => page);

/** The row of a page. */
export const screenOf = (page: string): ScreenRow | undefined => pages.find((row) => row.page === page);

/** The screens that lead to a nested one, from the top down. A path with parts to fill has no address by itself. */
export const wayTo = ({ path, isNested }: ScreenRow): readonly ScreenRow[] =>
  isNested
    ? screens
        .filter(({ path: above }) => path.startsWith(`${above}/`) && !above.includes('{'))
        .sort((one, other) => one.path.length - other.path.length)
    : [];
