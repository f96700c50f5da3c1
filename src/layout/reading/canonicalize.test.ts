import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../schemas/layout/document';
import { canonicalize } from './canonicalize';

/** RFC 8785, appendix B: the bits of a double and how it is written. */
const numbers: readonly (readonly [string, string])[] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];

const doubleOf = (bits: string): number => Buffer.from(bits, 'hex').readDoubleBE();

describe('canonicalize', () => {
  it.each(numbers)('writes the double %s as %s', (bits, text) => expect(canonicalize(doubleOf(bits))).toBe(text));

  it('writes the sample of RFC 8785, section 3.2.2', () => {
    const input = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    expect(canonicalize(JSON.parse(input) as Json)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts keys by UTF-16 units, as in section 3.2.3', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
    const text = canonicalize(Object.fromEntries(keys.map((key, index) => [key, index])));
    expect(text).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:${keys.indexOf(key)}`).join(',')}}`);
  });

  it('keeps half a surrogate pair', () => {
    expect(JSON.parse(canonicalize('\ud83d'))).toBe('\ud83d');
  });

  it.each([Infinity, -Infinity, NaN])('refuses %s', (value) => expect(() => canonicalize(value)).toThrow(TypeError));

  it('gives the same text for the same data, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = canonicalize(value as Json);
        const again = JSON.parse(text) as Json;
        expect(canonicalize(again)).toBe(text);
        expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
