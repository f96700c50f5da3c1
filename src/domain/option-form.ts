/**
 * What is filled in of a product's options, as a form carries it: `with.<option>` where it is wanted, or `one.<option>` with
 * the wanted one of those that exclude each other, named after the first; `of.<option>.<field>` for each field. Where there
 * are several places, each has a name before that. Read alike from a plain post and by the script. Pure.
 */

export const wantedName = (option: string, place = ''): string => `${place}with.${option}`;
/** Of options of which one is taken. @param first the key of the first of them */
export const oneOfName = (first: string, place = ''): string => `${place}one.${first}`;
export const detailName = (option: string, field: string, place = ''): string => `${place}of.${option}.${field}`;

/** What is chosen on an axis of variants, in the form that buys. */
export const axisField = (axis: string): string => `option.${axis}`;

/** An address of a cart as such a place. */
export const placeOf = (shippingKey: string): string => `ship.${shippingKey}.`;

/** Of the name of a field of a form that has one place. */
export const isOptionField = (name: string): boolean => /^(?:with|one|of)\./.test(name);

export interface FilledOption {
  readonly key: string;
  readonly details: Readonly<Record<string, string>>;
}

/** The lines as they were broken, however a browser sends that; what is blank around them is none. */
const inLines = (text: string): string => {
  const lines = text.split(/\r\n?|\n/);
  return lines
    .slice(lines.findIndex((line) => line.trim() !== ''))
    .join('\n')
    .trimEnd();
};

/** Those that are wanted, in the order of the fields; what stands in the fields of others is left alone. */
export const optionsIn = (values: Readonly<Record<string, string>>, place = ''): FilledOption[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const before = wantedName('', place);
    const isOne = name.startsWith(oneOfName('', place));
    if (!(isOne || name.startsWith(before)) || value === '') return [];
    const key = isOne ? value : name.slice(before.length);
    const start = detailName(key, '', place);
    const details = Object.entries(values)
      .filter(([field]) => field.startsWith(start))
      .map(([field, text]) => [field.slice(start.length), /[\r\n]/.test(text) ? inLines(text) : text] as const)
      .filter(([, text]) => text !== '');
    return [{ key, details: Object.fromEntries(details) }];
  });

/** The form's own name of a field that the shop names: `options.0.details.name` is `of.embroidery.name`. */
export const optionFieldOf = (field: string, options: readonly FilledOption[]): string => {
  const [, place, detail] = /^options\.(\d+)(?:\.details\.(.+))?/.exec(field) ?? [];
  const option = options[Number(place)];
  if (!option) return field;
  return detail === undefined ? wantedName(option.key) : detailName(option.key, detail);
};
