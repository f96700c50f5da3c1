import { describe, expect, it } from 'vitest';
import { amountHiddenField, otherIn, senderField, senderIsField } from './sender-fields';

const typed = { [senderField('shipping_last_name')]: '佐藤', [senderField('city')]: '', city: 'x' };

describe('the sender in a form', () => {
  it('is not asked for where the form has no such field', () => {
    expect(otherIn({ 'delivery_at.p1': '' })).toBeNull();
  });

  it('is the orderer, whatever stands in the fields of another', () => {
    expect(otherIn({ ...typed, [senderIsField]: 'orderer' })).toEqual({ by_orderer: true, is_amount_hidden: false });
  });

  it('is somebody else with all that was typed, an empty text included', () => {
    expect(otherIn({ ...typed, [senderIsField]: 'other', [amountHiddenField]: '1' })).toEqual({
      sender: { shipping_last_name: '佐藤', city: '' },
      is_amount_hidden: true,
    });
  });
});
