import { expect, it } from 'vitest';
import { readJson } from './json-text';

const faultOf = (text: string): string => {
  const read = readJson(text, 64);
  return read.ok ? '' : `${read.place.line}:${read.place.column} ${read.message}`;
};

it.each([
  ['', '1:1 it is no JSON: the file is empty; a scenario begins with { "format": "noren/scenario/1" }'],
  [' \r\n', '1:1 it is no JSON: the file is empty; a scenario begins with { "format": "noren/scenario/1" }'],
  [`\0${'['.repeat(99)}`, '1:1 it is no JSON: it cannot be read; save it as a plain text in UTF-8'],
  ['{\n  "a": 1\n  "b": 2\n}', '2:9 it is no JSON: a comma is missing here, before "b"'],
  ['{\r\n  "a": [1 2]\r\n}', '2:10 it is no JSON: a comma is missing here, before 2'],
  ['{ "a": [{} {}] }', '1:11 it is no JSON: a comma is missing here, before {'],
  ['{\n  "a": 1,\n}', '2:9 it is no JSON: nothing comes after this comma, before the }; take it away'],
  ['\uFEFF{\n  "a": [1,\n  ]\n}', '2:10 it is no JSON: nothing comes after this comma, before the ]; take it away'],
  ['{ "a": 1,, "b": 2 }', '1:10 it is no JSON: there is a comma too many here'],
  ['{ , "b": 2 }', '1:3 it is no JSON: there is a comma too many here'],
  [
    '{\n  "a": { "b": 1\n}\n',
    '3:2 it is no JSON: the file ends here, and "}" is missing: it closes the { of line 1, column 1',
  ],
  ['{ "a": [{ "b": 1 ] }', '1:18 it is no JSON: "}" was expected, not "]": it closes the { of line 1, column 9'],
  ['{ "a": 1 }\n}', '2:1 it is no JSON: the file has to end before this }: all is closed here'],
  ['{ "a": 1 }\n{ "b": 1 }', '2:1 it is no JSON: the file has to end before this {: all is closed here'],
  ['{}x', '1:3 it is no JSON: the file has to end before this x: all is closed here'],
  ['{ "a" 1 }', '1:7 it is no JSON: ":" was expected behind the key "a", not 1'],
  ['{ "a": }', '1:8 it is no JSON: a value was expected, not }'],
  ['{ "a": "b": 1 }', '1:11 it is no JSON: "," or "}" was expected, not ":"; is a "," missing before "b"?'],
  ['{ "a": ["b": 1] }', '1:12 it is no JSON: "," or "]" was expected, not ":"; is a "{" missing before "b"?'],
  ['{ "a": 1, 2 }', '1:11 it is no JSON: a key in ", such as "title", was expected, not 2'],
  ["{ 'a': 1 }", '1:3 it is no JSON: keys and texts stand in ", not in \''],
  ['{ “a”: 1 }', '1:3 it is no JSON: keys and texts stand in ", not in “'],
  ['{ a: 1 }', '1:3 it is no JSON: a key stands in ", as in "a"'],
  ['{ "a": True }', '1:8 it is no JSON: "True" is no value; a text stands in ", others are true, false and null'],
  ['{ "a": 01 }', '1:8 it is no JSON: "01" is no number as JSON writes one, such as 0.5'],
  ['{ "a": .5 }', '1:8 it is no JSON: ".5" is no number as JSON writes one, such as 0.5'],
  ['{ "a": 1 } // b', '1:12 it is no JSON: JSON has no comments; take this one away'],
  ['{ "a": "b\n}', '1:8 it is no JSON: the text that begins here has no " at its end, on the same line'],
  ['{ "a": "b\tc" }', '1:10 it is no JSON: a tab in a text is written \\t'],
  ['{ "a": "C:\\work" }', '1:11 it is no JSON: a \\ in a text is written \\\\'],
  ['{ "a"： 1 }', '1:6 it is no JSON: no such sign as "：" may stand outside of " and "'],
  ['\uFFFD\uFFFD{\0"\0', '1:1 it is no JSON: it cannot be read; save it as a plain text in UTF-8'],
])('says what was expected, and where: %j', (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

it('has something to say of every text that is no JSON, and nothing of one that is', () => {
  const text = '{ "a\\u0041": [1, -2.5e+3, true, null, {}, [], "\\"\\n"], "b": { "c": "" } }';
  expect(faultOf(text)).toBe('');
  for (let at = 0; at < text.length; at += 1)
    for (const cut of [
      text.slice(0, at),
      text.slice(0, at) + text.slice(at + 1),
      `${text.slice(0, at)},${text.slice(at)}`,
    ]) {
      const isJson = (() => {
        try {
          JSON.parse(cut);
          return true;
        } catch {
          return false;
        }
      })();
      expect(faultOf(cut) === '', cut).toBe(isJson);
      expect(faultOf(cut), cut).not.toContain('Unexpected');
    }
});
