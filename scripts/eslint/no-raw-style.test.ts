import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { noRawStyle } from './no-raw-style.js';

const problems = (styles: string): string[] =>
  new Linter()
    .verify(`style(${styles});`, {
      plugins: { noren: { rules: { 'no-raw-style': noRawStyle } } },
      rules: { 'noren/no-raw-style': 'error' },
    })
    .map(({ message }) => message.split(':')[0] ?? '');

describe('no-raw-style', () => {
  it.each([
    ['{ color: "#ab12cd" }', 'Raw colour "#ab12cd"'],
    ['{ color: `rgb(0 0 0 / ${alpha})` }', 'Raw colour "rgb("'],
    ['{ margin: "0 12px" }', 'Raw length "12px"'],
    ['{ margin: `calc(${a} - 0.5px)` }', 'Raw length "0.5px"'],
    ['{ padding: 8 }', 'Raw length "padding'],
  ])('refuses %s', (styles, message) => {
    expect(problems(styles)).toEqual([message]);
  });

  it.each([
    '{ border: "1px solid", inset: 0, zIndex: 3, gridColumn: 2, opacity: 0.5 }',
    '{ "@container": { "(min-width: 480px)": { padding: vars.space.large } } }',
    '{ width: "calc(100% - 2rem)", height: "auto", color: "currentColor" }',
  ])('lets %s be', (styles) => {
    expect(problems(styles)).toEqual([]);
  });
});
