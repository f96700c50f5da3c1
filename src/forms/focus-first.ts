/** The first field of a form whose name is among the faults comes into view and has the focus; what hides it is opened. */
export const focusFirst = (form: HTMLFormElement | null, faults: object): void => {
  const fields = form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [];
  const first = [...fields].find((field) => Object.hasOwn(faults, field.getAttribute('name') ?? ''));
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
};
