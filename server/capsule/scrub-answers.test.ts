import { expect, it } from 'vitest';
import { createStandIns } from '../../schemas/scenario/stand-ins';
import { namedProduct } from '../../sections/samples/product';
import { schoolCartWithNames } from '../../sections/samples/school-cart';
import { choicesOf } from './around-events';
import { scrubBody } from './scrub-answers';

it('leaves of an option what the shop offers, and nothing of what was written into it', () => {
  const product = { call: 'catalog.product', input: {}, answer: { status: 200, headers: {}, body: namedProduct } };
  const cart = { call: 'cart.cart', status: 200, body: schoolCartWithNames };
  const faces = (text: string) => text.match(/"face":"kaisho"/g);
  const text = JSON.stringify(scrubBody(cart, createStandIns(choicesOf([product]))));
  expect(faces(text)).toEqual(faces(JSON.stringify(schoolCartWithNames)));
  expect(JSON.stringify(schoolCartWithNames)).toContain('山田');
  expect(text).not.toContain('山田');
  expect(faces(JSON.stringify(scrubBody(cart, createStandIns())))).toBeNull();
});

it('names no sign of what was refused, but one of its class', () => {
  const errors = {
    'options.0.details.name': [{ code: 'form.refused', message: '「☎」「龘」は、おつくりできません。' }],
  };
  const refusal = { code: 'cart.option.invalid', message: 'ご確認ください。', errors };
  const text = JSON.stringify(scrubBody({ call: 'cart.addProducts', status: 422, body: refusal }, createStandIns()));
  expect(text).toContain('「※」「甲」は、おつくりできません。');
});
