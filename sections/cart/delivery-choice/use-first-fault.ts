import { useEffect, type RefObject } from 'react';

/** The form is as long as it has addresses: what was refused in it comes into view and has the focus. */
export const useFirstFault = (form: RefObject<HTMLFormElement | null>, faults: object | null): void => {
  useEffect(() => {
    if (!faults) return;
    const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    [...fields].find((field) => Object.hasOwn(faults, field.getAttribute('name') ?? ''))?.focus();
  }, [form, faults]);
};
