import { errors, type ErrorCode } from '../../../schemas/shop-errors';

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Why the shopper was sent to this screen, by the code in its address; null: for no reason of ours. */
export const sentBack = (code: string | undefined) =>
  code !== undefined && isCode(code) ? { code, message: errors[code].message } : null;

/** For the method that was tried; why, and what to do, is said once, above. */
export const notPaid = 'このお支払いは完了していません。';
