/**
 * HTML that the shop wrote. The server has sanitised it (server/html/sanitize.ts), so tags are well-formed and
 * attributes stand in double quotes; nothing else may be shown this way.
 */
import { prose } from './styles/prose.css';
import { scroller } from './scroller.css';
import { useShop } from './shop-context';

/** Files and services lie beside the channels, not inside them. */
const outside = /^\/(?:images|assets|docs|v1|-)(?:\/|$)/;

const isIn = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && ['', '/', '?', '#'].includes(path.charAt(prefix.length));

const prefixed = (path: string, prefix: string): string =>
  isIn(path, prefix) || outside.test(path) ? path : prefix + path;

/**
 * The same HTML with links to the shop's pages led into the channel, each exactly once.
 *
 * @example withPrefix('<a href="/guide">', '/gakuen') → '<a href="/gakuen/guide">'
 */
export const withPrefix = (html: string, prefix: string): string =>
  prefix === ''
    ? html
    : html.replace(/<a\b[^<>]*>/gi, (tag) =>
        tag.replace(/( href=")(\/(?!\/)[^"]*)/i, (_, before: string, path: string) => before + prefixed(path, prefix)),
      );

/** The same HTML with each table in a place of its own, where one that is wider than the screen is pushed sideways. */
export const withScrollers = (html: string): string =>
  html
    .replace(/<table\b/gi, `<div class="${scroller}" role="group" aria-label="表" tabindex="0"><table`)
    .replace(/<\/table>/gi, '</table></div>');

interface Props {
  readonly html: string;
  /** How it is set; as running text where nothing is said. */
  readonly className?: string;
}

export const Html = ({ html, className = prose }: Props) => (
  <div
    className={className || undefined}
    dangerouslySetInnerHTML={{ __html: withScrollers(withPrefix(html, useShop().prefix)) }}
  />
);
