/** The browser's own fields of a form: what stands in them, and what they were drawn with. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

/** Of a tick, whether it is there. */
export const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export const valueOf = (field: Field): string => {
  if (isTick(field)) return field.checked ? '1' : '';
  return field.value;
};

/** As it was drawn. */
export const givenIn = (field: Field): string =>
  isTick(field)
    ? field.defaultChecked
      ? '1'
      : ''
    : field instanceof HTMLSelectElement
      ? ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
      : field.defaultValue;
