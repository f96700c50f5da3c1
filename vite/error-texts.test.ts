import { describe, expect, it } from 'vitest';
import { errorsNamedIn } from './error-texts';

const text = { status: 422, message: 'だめでした。' };
const errors = { 'cart.common.is_expired': text, 'address.not-found': text, 'address.not': text, 'book.full': text };

describe('the error texts of what is built', () => {
  it('are those that the browser’s code names, and those that the checkout is sent back with', () => {
    expect(Object.keys(errorsNamedIn(errors, "errors['address.not-found'].message"))).toEqual([
      'cart.common.is_expired',
      'address.not-found',
    ]);
  });
});
