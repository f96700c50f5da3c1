/** The styles of a page's sections as two texts; what stands in none of its sections is not in them. */
import type { Assets } from './assets';

/** More sets of sections than a shop has kinds of pages. */
const mostJoined = 500;

/** The styles of what opens the page, and those that what follows needs besides. */
type PageStyles = { readonly first: string; readonly rest: string };

/** Few different sets of sections make up all pages: the styles of each are joined once. */
export const createJoinedStyles = (assets: Assets) => {
  const joined = new Map<string, PageStyles>();
  const join = (first: readonly string[], rest: readonly string[]): PageStyles => {
    const ofFirst = assets.stylesOf(first);
    const ofRest = [...assets.stylesOf(rest)].filter(([name]) => !ofFirst.has(name));
    return { first: [...ofFirst.values()].join(''), rest: ofRest.map(([, css]) => css).join('') };
  };
  return (first: readonly string[], rest: readonly string[]): PageStyles => {
    const key = [...first, '', ...rest].join(' ');
    const styles = joined.get(key) ?? join(first, rest);
    if (joined.size >= mostJoined) joined.clear();
    joined.set(key, styles);
    return styles;
  };
};
