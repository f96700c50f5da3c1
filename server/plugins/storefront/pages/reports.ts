/** What the log says of documents, colours and sections that could not be drawn as they are: in the message, where all read it. */
import type { FastifyBaseLogger } from 'fastify';
import type { StorefrontOptions } from '../../../../storefront/page/entry-server';

export type Reports = Pick<StorefrontOptions, 'onIssues' | 'onSectionError' | 'onUnreadable'>;

/** More issues than these of one document are counted; all of them stand in the line's fields. */
const mostNamed = 10;

/** In development, a section that asks for what no page for everyone may show ends the page: its author is there to read why. */
export const reportsTo = (log: Pick<FastifyBaseLogger, 'warn' | 'error'>, isDevelopment = false): Reports => ({
  onIssues: (where, issues) => {
    const named = issues.slice(0, mostNamed).map(({ code, path }) => (path === '' ? code : `${code} at ${path}`));
    const rest = issues.length > mostNamed ? `, and ${issues.length - mostNamed} more` : '';
    const message = `a layout was put right (${where.channel} ${where.page}): ${named.join(', ')}${rest}`;
    log.warn({ ...where, issues }, message);
  },
  onUnreadable: (where, pairs) => {
    const { channel, scheme } = where;
    const message = `the colour scheme ${scheme} of ${channel} cannot be read, and the theme's colours stay: ${pairs.join(', ')}`;
    log.warn({ ...where, pairs }, message);
  },
  onSectionError: (where, error) => {
    // By its name: Vite loads the class once more for itself.
    if (isDevelopment && error instanceof Error && error.name === 'MisplacedNeed') throw error;
    const { channel, page, section } = where;
    log.error({ ...where, err: error }, `a section could not be drawn (${channel} ${page}, ${section})`);
  },
});
