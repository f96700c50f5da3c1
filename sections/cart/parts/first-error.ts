import type { Posted } from '../../../src/ui/shop-context';

/** What the shop says of the first field that it could not take; of the form as a whole where it names none. */
export const firstError = ({ errors, message }: Pick<Posted, 'errors' | 'message'>): string =>
  Object.values(errors ?? {})[0]?.[0]?.message ?? message;
