import { errors, type ErrorCode } from '../../../schemas/shop-errors';

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Why the shopper was sent to this screen, by the code in its address; null: for no reason of ours. */
export const sentBack = (code: string | undefined) =>
  code !== undefined && isCode(code) ? { code, message: errors[code].message } : null;

/** The first sentence of what went wrong, for the place that it is about. */
export const inBrief = (message: string): string => message.slice(0, message.indexOf('。') + 1) || message;
