/** Where a page of a list stands, in rows and in headers (schemas/pagination.ts). */
import { pageDefaults } from '../schemas/pagination';

export interface PageRequest {
  readonly page: number;
  readonly per: number;
  readonly offset: number;
}

export function pageRequest(query: { page: number; per?: number }, defaultPer: number = pageDefaults.per): PageRequest {
  const per = query.per ?? defaultPer;
  return { page: query.page, per, offset: (query.page - 1) * per };
}

/** A page beyond the last one is empty, not missing: its headers still say how many there are. */
export const paginationHeaders = ({ page, per }: PageRequest, total: number) => ({
  'x-total': total,
  'x-per-page': per,
  'x-last-page': Math.max(1, Math.ceil(total / per)),
  'x-current-page': page,
});
