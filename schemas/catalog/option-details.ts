/** What is filled in of an option, read without the schemas of options: a browser loads none of them. Pure. */
import type { OptionDetails, OptionField, ProductOption } from './product-option';

/** What is longer than this is a letter, which is written and made in lines. */
const longestLine = 40;

/** Whether a text is typed, made and shown with its line breaks. */
export const takesLines = (field: OptionField): boolean =>
  field.type === 'text' && field.letters === 'any' && field.max_length > longestLine;

/** What was filled in, in words, in the order of the fields: 書体 明朝, 股下 72cm. */
export const optionWords = (
  fields: readonly OptionField[],
  details: OptionDetails,
): readonly { readonly title: string; readonly text: string }[] =>
  fields.flatMap((field) => {
    const given = details[field.name];
    if (given === undefined) return [];
    if (field.type === 'number') return [{ title: field.title, text: `${given}${field.unit}` }];
    const chosen = field.type === 'choice' ? field.choices.find(({ value }) => value === given)?.label : given;
    return chosen === undefined ? [] : [{ title: field.title, text: chosen }];
  });

/** Of one piece, or once: the option's own price and those of what was chosen in it. */
export const optionPrice = (
  { price_jpy: own, fields }: Pick<ProductOption, 'price_jpy' | 'fields'>,
  details: OptionDetails,
): number =>
  fields.reduce((sum, field) => {
    if (field.type !== 'choice') return sum;
    return sum + (field.choices.find(({ value }) => value === details[field.name])?.price_jpy ?? 0);
  }, own);
