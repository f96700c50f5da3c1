/** Faults of nesting that a browser's parser would mend behind our back, so that the page is not what was drawn. */

const voids = new Set(['img', 'input', 'br', 'hr', 'source', 'meta', 'link', 'col']);
/** Text, headings and summaries hold words, not blocks. */
const wordsOnly = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
  'button',
  'label',
  'span',
  'small',
  'legend',
]);
const blocks = new Set(
  'p div ul ol dl table section article nav header footer form fieldset figure aside details blockquote h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
  // A table without a body gets one; a shop's own HTML is often written so.
  tr: ['thead', 'tbody', 'tfoot', 'table'],
  th: ['tr'],
  td: ['tr'],
  caption: ['table'],
  legend: ['fieldset'],
  summary: ['details'],
  option: ['select', 'optgroup'],
};
const children: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd', 'div'],
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'],
  tr: ['th', 'td'],
};
const interactive = new Set(['a', 'button', 'select', 'summary', 'label']);

const faultOf = (tag: string, above: readonly string[]): string | null => {
  const parent = above.at(-1);
  if (parent === undefined) return null;
  if (children[parent] && !children[parent].includes(tag)) return `<${tag}> in <${parent}>`;
  if (parents[tag] && !parents[tag].includes(parent)) return `<${tag}> in <${parent}>`;
  if (blocks.has(tag) && wordsOnly.has(parent) && !(parent === 'summary' && /^h\d$/.test(tag)))
    return `<${tag}> in <${parent}>`;
  const outer = interactive.has(tag) ? above.find((name) => name === 'a' || name === 'button') : undefined;
  return outer ? `<${tag}> within <${outer}>` : null;
};

/** @example nestingFaults('<p><div></div></p>') → ['<div> in <p>'] */
export const nestingFaults = (html: string): readonly string[] => {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*>/g)) {
    if (slash) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
      continue;
    }
    const fault = faultOf(name, open);
    if (fault) faults.push(fault);
    if (!voids.has(name)) open.push(name);
  }
  return [...faults, ...open.map((name) => `<${name}> stays open`)];
};
