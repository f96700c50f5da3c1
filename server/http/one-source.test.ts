import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract } from '../../schemas/shop-contract';
import { email } from '../../schemas/contract/formats';
import { keywordsBy } from '../../schemas/contract/keywords';
import { createCheck } from '../../src/forms/check-form';
import { clock } from '../../src/lib/clock';
import { valuesOf } from '../../src/forms/form-definition';
import { shopForms as forms } from '../../src/forms/test/shop-forms';
import { openApiDocument } from '../openapi/document';
import { compileCalls } from './compiled-call';

const token = 'k3J9-x_0aQ1b2C3d4E5f6g';
const names = Object.keys(forms.shipping.schema.properties);

/** Texts as they come into forms, right and wrong. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    '山田',
    'ヤマダ',
    'やまだ',
    '1234567',
    '123-4567',
    '１２３４５６７',
    '09012345678',
    '東京都',
    'とうきょう',
    '　',
    '\u200b',
    '🍡',
    '山\r\nBcc: x@x.jp',
    '\u202eabc',
    '\0',
    '山\0田',
    '123\0',
    '\ud83d',
    '０３－１２３４－５６７８ ',
    '03-\u30001234',
    ' ﾔﾏﾀﾞ-',
    '0-0-0',
  ),
  fc.string({ maxLength: 120 }),
);
const texts = fc.record(Object.fromEntries(names.map((name) => [name, text])));

const document: AnySchemaObject = JSON.parse(JSON.stringify(openApiDocument(contract)));
const ajv = new Ajv2020({ strict: false, keywords: [...keywordsBy(clock)] });
addFormats.default(ajv);
ajv.addFormat('email', email);
ajv.addSchema(document, 'openapi');
const pointer = '/paths/~1v1~1carts~1shippings~1add/patch/requestBody/content/application~1json/schema';

const right = {
  shipping_last_name: '鈴木', shipping_first_name: '一郎', shipping_kana: 'スズキ', postal_code: '0600001', prefecture: '北海道',
  city: '札幌市', address1: '北一条', address2: '', phone_number: '0112223333',
}; // prettier-ignore

describe('a rule', () => {
  it('[valid.one-source] says the same in the form, in the 422 of the server and in the OpenAPI document', () => {
    const check = createCheck(forms.shipping);
    const call = compileCalls(contract).get('cart.addShipping');
    const documented = ajv.getSchema(`openapi#${pointer}`);
    if (!call || !documented) throw new Error('the contract or its document lacks the call');
    fc.assert(
      fc.property(texts, (typed) => {
        const inForm = check(typed);
        const address = valuesOf(forms.shipping.schema, typed);
        // The server is sent what was typed, as a form without script does it; the document is about what is meant.
        const sent = Object.fromEntries(Object.keys(address).map((name) => [name, typed[name]]));
        const read = call.readInput({ body: { token, address: sent } });
        const onServer = read.ok
          ? []
          : Object.entries(read.errors).map(([field, [first]]) => [field.replace('address.', ''), first?.message]);
        expect(Object.fromEntries(onServer)).toEqual(inForm);
        expect(documented({ token, address })).toBe(read.ok);
        if (read.ok) expect(read.input.body).toEqual({ token, address });
      }),
      { examples: names.map((name): [Record<string, string>] => [{ ...right, [name]: '山\0' }]) },
    );
  });
});
