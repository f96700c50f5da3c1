/**
 * The closed list of error codes: those of the contract's machinery and those of every group. A code that stands in no
 * list does not compile; one that stands in two of them fails a test, since the later would hide the earlier.
 */
import { addressErrors } from './address/address.errors';
import { authErrors } from './auth/auth.errors';
import { cartErrors } from './cart/cart.errors';
import { catalogErrors } from './catalog/catalog.errors';
import { contentErrors } from './content/content.errors';
import { contractErrors } from './contract/contract.errors';
import type { ErrorBody } from './contract/errors';
import { layoutErrors } from './layout/layout.errors';
import { orderErrors } from './order/order.errors';
import { paymentsErrors } from './payments/payments.errors';
import { siteErrors } from './site/site.errors';
import { userErrors } from './user/user.errors';

export const errors = {
  ...contractErrors,
  ...siteErrors,
  ...layoutErrors,
  ...catalogErrors,
  ...contentErrors,
  ...authErrors,
  ...userErrors,
  ...cartErrors,
  ...orderErrors,
  ...paymentsErrors,
  ...addressErrors,
} as const;

export type ErrorCode = keyof typeof errors;

/** The answer body of an error code; `message` replaces the listed text where a situation has a better one. */
export const errorOf = (code: ErrorCode, message: string = errors[code].message): ErrorBody => ({ code, message });
