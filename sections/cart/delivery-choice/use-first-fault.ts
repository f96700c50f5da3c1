import { useEffect, type RefObject } from 'react';
import { focusFirst } from '../../../src/forms/focus-first';

/** The form is as long as it has addresses: what was refused in it comes into view and has the focus. */
export const useFirstFault = (form: RefObject<HTMLFormElement | null>, faults: object | null): void => {
  useEffect(() => {
    if (faults) focusFirst(form.current, faults);
  }, [form, faults]);
};
