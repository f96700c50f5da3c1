import type { AnchorHTMLAttributes } from 'react';
import { useHref } from './shop-context';

/** A link. In the shop it is followed without a page load; that is the router's work, so plain anchors do. */
export const A = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <a href={useHref(href)} {...rest} />
);
