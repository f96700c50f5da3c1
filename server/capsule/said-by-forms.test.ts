import { expect, it } from 'vitest';
import { withoutTelling } from '../../schemas/scenario/cut-texts';
import { saidByForms } from './said-by-forms';

const said = (message: string) => saidByForms({ postal_code: [{ code: 'x', message }] }).postal_code?.[0]?.message;

it('what a form says is said whole, though a browser cuts the numbers of its example', () => {
  const message = '郵便番号は半角数字7桁か、123-4567の形式で入力してください。';
  expect(withoutTelling(message)).not.toBe(message);
  for (const one of [message, withoutTelling(message)]) expect(said(one)).toBe(message);
});

it('what no form says is not believed', () => expect(said('山田花子')).toBe('入力内容をご確認ください。'));
