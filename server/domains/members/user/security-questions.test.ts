import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../../../schemas/shop-contract';
import { securityQuestions } from '../../../../schemas/user/user';
import { bodyOf, type MembersShop, openMembers } from '../members.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const set = (email: string, question: number) =>
  shop.db
    .updateTable('members')
    .set({ security_question: question, security_answer_hash: '$argon2id$v=19$m=1,t=1,p=1$x$x' })
    .where('email', '=', email)
    .execute();

describe('[auth.security-questions] the question of an account', () => {
  it('is one of four, by number', async () => {
    expect(securityQuestions).toEqual({
      1: '初めて飼ったペットの名前',
      2: '母親の旧姓',
      3: '卒業した小学校の名前',
      4: '好きな食べ物',
    });
    const email = await shop.member();
    const { token } = await shop.login(email);
    expect(bodyOf(await shop.me(token)).security_question).toBeNull();
    for (const number of Object.keys(securityQuestions).map(Number)) {
      await set(email, number);
      expect(bodyOf(await shop.me(token)).security_question).toBe(number);
    }
    for (const none of [0, 5]) await expect(set(email, none)).rejects.toThrow('members_security_question_check');
  });

  it('opens nothing: no call takes an answer to it', () => {
    for (const [group, calls] of Object.entries(contract))
      for (const [name, call] of Object.entries(calls)) {
        const { params, query, body, headers } = call as Record<string, unknown>;
        expect(JSON.stringify([params, query, body, headers]), `${group}.${name}`).not.toMatch(/security/i);
      }
  });
});
