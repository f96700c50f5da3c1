import { type RefObject, useEffect } from 'react';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { isTouched } from './option-fields-filled';

/** Tells of a form each time that a field of it was changed, and of what was filled in before its script had come. */
export const useFilling = (root: RefObject<HTMLFormElement | null>, tell: (form: HTMLFormElement) => void): void => {
  useFirstRead(() => {
    if (root.current && isTouched(root.current)) tell(root.current);
  });
  useEffect(() => {
    const form = root.current;
    const told = (): void => void (form && tell(form));
    // Once a field is left, not with each sign: React's own would come with each.
    form?.addEventListener('change', told);
    return () => form?.removeEventListener('change', told);
  });
};
