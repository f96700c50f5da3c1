/** Reading and writing the controls of a form; they hold what the shopper typed. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** The field that an event is about; null where it is none of the form's. */
export const fieldOf = (target: EventTarget | null): { readonly name: string; readonly text: string } | null => {
  const name = isControl(target) ? target.dataset.field : undefined;
  return isControl(target) && name !== undefined ? { name, text: target.value } : null;
};

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

const controlsOf = (form: HTMLElement): readonly Control[] =>
  [...form.querySelectorAll('[data-field]')].filter((element) => isControl(element));

/** What stands in the fields now, by name. */
export const readTexts = (form: HTMLElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isRadio(control) || control.checked)
      .map((control) => [control.dataset.field ?? '', control.value]),
  );

export const writeText = (form: HTMLElement, name: string, text: string): void => {
  for (const control of controlsOf(form)) {
    if (control.dataset.field !== name) continue;
    if (isRadio(control)) control.checked = control.value === text;
    else if (control.value !== text) control.value = text;
  }
};

/** What is typed next replaces all that stands there. */
export const selectText = (control: Element | null): void => {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
};

/** Puts the focus into a field, at the end of what stands there. */
export const focusField = (form: HTMLElement, name: string): void => {
  const control = controlsOf(form).find(({ dataset }) => dataset.field === name);
  control?.focus();
  if (control instanceof HTMLInputElement && control.type === 'text')
    control.setSelectionRange(control.value.length, control.value.length);
};
