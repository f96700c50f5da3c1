/** Where a page of a list stands, in rows and in headers (schemas/contract/pagination.ts). */
export interface PageRequest {
  readonly page: number;
  readonly per: number;
  readonly offset: number;
}

export const pageRequest = ({ page, per }: { page: number; per: number }): PageRequest => ({
  page,
  per,
  offset: (page - 1) * per,
});

/** A page beyond the last one is empty, not missing: its headers still say how many there are. */
export const paginationHeaders = ({ page, per }: PageRequest, total: number) => ({
  'x-total': total,
  'x-per-page': per,
  'x-last-page': Math.max(1, Math.ceil(total / per)),
  'x-current-page': page,
});
