/**
 * Where a plain link finds a file that a call answers: `/-/file/document.receipt?id=…` below a channel's prefix. A link
 * brings no header, so the address says which shop it is.
 */
import type { CallId } from './shop-contract';

export const filePath = '/-/file/';
export type FilePath = `${typeof filePath}${CallId}`;

/** @param input path and query parameters of the call */
export const fileHref = (path: FilePath, input: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(input).toString()}`;
