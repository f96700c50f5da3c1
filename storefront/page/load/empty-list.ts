/**
 * Whether a list has nothing to show: a page beyond its last one, a category or brand that does not exist, filters that
 * nothing meets. Visitors are told so; to search engines such an address, of which there are any number, is no page.
 */
import type { LoadedSection } from './screen';
import type { ScreenRow } from '../../../schemas/screens/screens';

const isEmptyAnswer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  Array.isArray(value.data) &&
  value.data.length === 0;

const isEmptySection = ({ data }: LoadedSection): boolean =>
  data !== null && data !== 'failed' && Object.values(data).some(isEmptyAnswer);

export const isEmptyList = ({ list }: Pick<ScreenRow, 'list'>, sections: readonly LoadedSection[]): boolean =>
  list !== undefined && sections.some((section) => section.resolved.type === list && isEmptySection(section));
