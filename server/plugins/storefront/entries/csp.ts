/** The content security policy of a page: scripts only from here, styles only from here or by the hash of their text. */
import { styleHash } from '../../../html/page-shell';

/** `services`: origins of payment services, to which a card goes by itself; a plain form may be sent on to one, too. */
export const pagePolicy = (styles: readonly string[], services: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.map(styleHash).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...services].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...services].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Vite's own scripts and styles are inline, and its updates come over a socket. */
export const developmentPolicy = (services: readonly string[]): string =>
  [
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:",
    ...services,
  ].join(' ');
