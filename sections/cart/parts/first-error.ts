import { useEffect, type RefObject } from 'react';
import { focusFirst } from '../../../src/forms/focus-first';
import type { Texts } from '../../../src/forms/form-definition';
import type { Posted } from '../../../src/ui/shop-context';

/** What the shop says of the first field that it could not take; of the form as a whole where it names none. */
export const firstError = ({ errors, message }: Pick<Posted, 'errors' | 'message'>): string =>
  Object.values(errors ?? {})[0]?.[0]?.message ?? message;

type Faults = Readonly<Record<string, readonly { readonly message: string }[]>>;

/** What is wrong with each field: the first that is said of it. */
export const firstErrors = (errors: Faults | null): Texts =>
  Object.fromEntries(Object.entries(errors ?? {}).flatMap(([name, [first]]) => (first ? [[name, first.message]] : [])));

/** A form may be long: what was refused in it comes into view and has the focus. */
export const useFirstFault = (form: RefObject<HTMLFormElement | null>, faults: object | null): void => {
  useEffect(() => {
    if (faults) focusFirst(form.current, faults);
  }, [form, faults]);
};
