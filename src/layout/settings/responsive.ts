/**
 * Responsive settings: one value, or one per screen class. A class without a value takes that of the next smaller class
 * that has one (as CSS written phone first does), and if there is none, that of the next larger.
 *
 *     3                      → { phone: 3, tablet: 3, pc: 3 }
 *     { phone: 1, pc: 4 }    → { phone: 1, tablet: 1, pc: 4 }
 *     { tablet: 2 }          → { phone: 2, tablet: 2, pc: 2 }
 */
import type { Json } from '../../../schemas/layout/document';
import { isObject, own } from '../reading/json-values';

/** The value spread over all classes. An object without any of them gives null, which every schema refuses. */
export const spread = (value: Json): Json => {
  if (!isObject(value)) return { phone: value, tablet: value, pc: value };
  const phone = own(value, 'phone');
  const tablet = own(value, 'tablet');
  const pc = own(value, 'pc');
  const smallest = phone ?? tablet ?? pc;
  if (smallest === undefined) return null;
  return { phone: smallest, tablet: tablet ?? smallest, pc: pc ?? tablet ?? smallest };
};
