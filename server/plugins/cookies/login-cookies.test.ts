import { expect, it } from 'vitest';
import { codeAskedOf } from './login-cookies';

const channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
const waiting = `${'u'.repeat(32)}.mail.123456`;
const askedBy = (cookie: string, isSecure: boolean) =>
  codeAskedOf({ request: { headers: { cookie }, isSecure }, channel });

it('[auth.mfa] knows over https a login that waits only by a cookie that no other host of the domain can set', () => {
  expect(askedBy(`login_code=${waiting}`, true)).toBeNull();
  expect(askedBy(`__Host-login_code_gakuen=${waiting}`, true)).toBeNull();
  const own = { user_id: 'u'.repeat(32), verify_by: 'mail', demo_code: '123456' };
  expect(askedBy(`__Host-login_code_minori=${waiting}`, true)).toEqual(own);
  expect(askedBy(`login_code=${waiting}`, false)).toEqual(own);
});
