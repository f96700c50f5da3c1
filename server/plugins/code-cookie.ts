/**
 * A login that waits for its second factor is known to its browser by a cookie that no script reads, as long as the code is
 * good: the login's screen at `codeStep` asks for the code again after a reload, and when the browser goes back to it.
 */
import type { FastifyRequest } from 'fastify';
import type { LoginAnswer } from '../../schemas/auth/auth';
import type { Values } from '../../src/actions/action';
import { cookieIn } from '../../src/lib/cookies';
import { cookieAttributes, type Visit } from './visit';

const codeCookie = 'login_code';
const maxAgeSeconds = 600;

const found = (request: FastifyRequest): string | null => cookieIn(request.headers.cookie ?? '', codeCookie) || null;

export const keepCode = (visit: Visit, { user_id, verify_by = 'mail', verify_code = '' }: LoginAnswer): void => {
  const value = `${user_id}.${verify_by}.${verify_code}`;
  visit.reply.header('set-cookie', `${codeCookie}=${value}; ${cookieAttributes(visit, maxAgeSeconds)}; HttpOnly`);
};

export const endCode = (visit: Visit): void => {
  if (found(visit.request) === null) return;
  visit.reply.header('set-cookie', `${codeCookie}=; ${cookieAttributes(visit, 0)}; HttpOnly`);
};

/** What the code's form is drawn from; null: no login of this browser waits. */
export const codeAskedOf = (request: FastifyRequest): Values | null => {
  const [, user_id, verify_by, demo_code] = /^([\w-]{32})\.(mail|totp)\.(\d{0,6})$/.exec(found(request) ?? '') ?? [];
  return user_id === undefined || verify_by === undefined ? null : { user_id, verify_by, demo_code: demo_code ?? '' };
};
