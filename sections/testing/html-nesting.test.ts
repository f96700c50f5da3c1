import { describe, expect, it } from 'vitest';
import { nestingFaults } from './html-nesting';

describe('nestingFaults', () => {
  it.each([
    ['<p><div></div></p>', '<div> in <p>'],
    ['<ul><div></div></ul>', '<div> in <ul>'],
    ['<li></li><div><li></li></div>', '<li> in <div>'],
    ['<a href="/"><span><button type="button">x</button></span></a>', '<button> within <a>'],
    ['<div><td>1</td></div>', '<td> in <div>'],
    ['<p><span></p>', '</p> closes nothing'],
  ])('finds the fault of %s', (html, fault) => expect(nestingFaults(html)).toContain(fault));

  it.each([
    '<ul><li><a href="/?a>b"><img alt=""><h3>x</h3></a><p>y</p></li></ul>',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    '<details><summary><h3>x</h3></summary><p>y<br></p></details>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  ])('finds none in %s', (html) => expect(nestingFaults(html)).toEqual([]));
});
