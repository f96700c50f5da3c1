/** The first field of a form whose name is among the faults comes into view and has the focus. */
export const focusFirst = (form: HTMLFormElement | null, faults: object): void => {
  const fields = form?.querySelectorAll<HTMLElement>('[name]') ?? [];
  [...fields].find((field) => Object.hasOwn(faults, field.getAttribute('name') ?? ''))?.focus();
};
