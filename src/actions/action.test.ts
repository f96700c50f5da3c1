import { describe, expect, it } from 'vitest';
import type { cardForm } from '../../schemas/payments/card.form';
import { refused } from './action';
import { isActionName } from './action-of';

const answer = (status: number, body: unknown) => ({ status, headers: {}, body });

describe('what the shop refuses', () => {
  it('is said at the fields of the form, on its screen', () => {
    const errors = { 'orderer.email': [{ code: 'format', message: 'メール' }], quantity: [] };
    expect(refused(answer(422, { code: 'request.invalid', message: '確認', errors }), '/cart/x')).toEqual({
      ok: false,
      screen: '/cart/x',
      error: { code: 'request.invalid', message: '確認', errors: { email: errors['orderer.email'], quantity: [] } },
    });
  });

  it('keeps its code where it came without words, which are ours then', () => {
    expect(refused(answer(422, { code: 'cart.common.is_expired' }), '/').error.message).toMatch(/有効期限/);
    expect(refused(answer(502, undefined), '/').error).toEqual({
      code: 'server.error',
      message: 'エラーが発生しました。',
    });
    expect(refused(answer(422, { code: 'theirs' }), '/').error).toEqual({
      code: 'theirs',
      message: 'エラーが発生しました。',
    });
  });
});

describe('the actions', () => {
  it('are there for every form of the shop but secret ones', () => {
    const modules = import.meta.glob<Readonly<Record<string, typeof cardForm>>>('../../schemas/*/*.form.ts', {
      eager: true,
    });
    const forms = Object.values(modules).flatMap((module) => Object.values(module));
    expect(forms.length).toBeGreaterThan(2);
    for (const { schema, isSecret } of forms) expect(isActionName(schema.$id), schema.$id).toBe(isSecret !== true);
  });
});
