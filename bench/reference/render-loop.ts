/**
 * A process of its own: how many times a second bare React writes a page's markup. Reads the markup as JSON, prints the
 * number.  node --import tsx bench/reference/render-loop.ts <file> <seconds>
 */
import { readFileSync } from 'node:fs';
import { type ReactNode, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type Element, type Markup } from './markup';

const [file = '', seconds = '5'] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8')) as Element;
// Their text is no child for React; a style's length matters more than its content.
const raw = new Set(['style', 'script', 'textarea']);
const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

const propsOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [renamed[name] ?? name, value]));

const draw = (markup: Markup, index: number): ReactNode => {
  if (typeof markup === 'string') return markup;
  const props = { ...propsOf(markup), key: index };
  if (!raw.has(markup.tag)) return createElement(markup.tag, props, ...markup.children.map(draw));
  return createElement(markup.tag, { ...props, dangerouslySetInnerHTML: { __html: markup.children.join('') } });
};

const renderFor = (durationMs: number): number => {
  const from = performance.now();
  let pages = 0;
  while (performance.now() - from < durationMs) {
    renderToString(draw(document, 0));
    pages += 1;
  }
  return (pages * 1000) / (performance.now() - from);
};

renderFor(1500); // until the code is compiled
console.log(renderFor(Number(seconds) * 1000));
