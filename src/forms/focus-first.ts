import { useEffect, type RefObject } from 'react';
import type { Texts } from './form-definition';

type Faults = Readonly<Record<string, readonly { readonly message: string }[]>>;

/** What is wrong with each field: the first that is said of it. */
export const firstErrors = (errors: Faults | null): Texts =>
  Object.fromEntries(Object.entries(errors ?? {}).flatMap(([name, [first]]) => (first ? [[name, first.message]] : [])));

/** The first field of a form whose name is among the faults comes into view and has the focus; what hides it is opened. */
export const focusFirst = (form: HTMLFormElement | null, faults: object): void => {
  const fields = form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [];
  const first = [...fields].find((field) => Object.hasOwn(faults, field.getAttribute('name') ?? ''));
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
};

/** A form may be long: what was refused in it comes into view and has the focus. */
export const useFirstFault = (form: RefObject<HTMLFormElement | null>, faults: object | null): void => {
  useEffect(() => {
    if (faults) focusFirst(form.current, faults);
  }, [form, faults]);
};
