/**
 * What one choice of an option asks of its other fields, and of other options: held against what is filled in by the form and
 * the server alike. Pure.
 */
import { numberFault } from './option-numbers';
import { isWrittenIn, textFault, wordsOfLetters } from './option-texts';
import type { OptionDetails, OptionField } from './product-option';

type Field<Type> = Extract<OptionField, { readonly type: Type }>;
type Choice = Field<'choice'>['choices'][number];
type Clash = readonly [field: string, message: string];

/** Texts that cannot be made as it was chosen: kanji in a script for the Latin alphabet. */
const clashingTexts = ({ label, letters = 'any' }: Choice, fields: readonly OptionField[], details: OptionDetails) => {
  if (letters === 'any') return [];
  return fields.flatMap(({ type, name }): readonly Clash[] => {
    const text = details[name] ?? '';
    if (type !== 'text' || text === '' || isWrittenIn(letters, text)) return [];
    return [[name, `${label}では、${wordsOfLetters(letters)}で入力してください。`]];
  });
};

/** Choices that are not made together: the cord of a funeral beside congratulations. */
const clashingChoices = (
  { label, goes_with: pairs = {} }: Choice,
  fields: readonly OptionField[],
  details: OptionDetails,
) =>
  fields.flatMap((field): readonly Clash[] => {
    const [mates, given] = [pairs[field.name], details[field.name] ?? ''];
    if (field.type !== 'choice' || mates === undefined || given === '' || mates.includes(given)) return [];
    const words = field.choices.filter(({ value }) => mates.includes(value)).map((mate) => `「${mate.label}」`);
    return [[field.name, `「${label}」には、${field.title}は${words.join('か')}をお選びください。`]];
  });

const chosenIn = (field: OptionField, details: OptionDetails): Choice | undefined =>
  field.type === 'choice' ? field.choices.find(({ value }) => value === details[field.name]) : undefined;

const faultIn = (field: OptionField, given: string): string | undefined => {
  if (field.type === 'choice') return undefined;
  return field.type === 'text' ? textFault(field, given) : numberFault(field, given);
};

/** Texts in letters that the field does not take, or longer than they are made; lengths that are not made. */
const ownFault = (field: OptionField, details: OptionDetails): readonly Clash[] => {
  const fault = faultIn(field, details[field.name] ?? '');
  return fault === undefined ? [] : [[field.name, fault]];
};

/** What cannot be made, or not stand beside what was chosen, by the name of the field that is to be put right, for the shopper. */
export const optionClashes = (
  fields: readonly OptionField[],
  details: OptionDetails,
): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries([
    ...fields.flatMap((field) => {
      const chosen = chosenIn(field, details);
      return chosen ? [...clashingTexts(chosen, fields, details), ...clashingChoices(chosen, fields, details)] : [];
    }),
    ...fields.flatMap((field) => ownFault(field, details)),
  ]);

/**
 * What is chosen beside another option only: a noshi below the wrapping. By the name of the field, for the shopper.
 *
 * @param openOf names of the options with these words in `one_of`, as far as they are known; null: the place has one of them
 */
export const optionLacks = (
  fields: readonly OptionField[],
  details: OptionDetails,
  openOf: (words: string) => readonly string[] | null,
): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { label = '', needs_one_of: needed } = chosenIn(field, details) ?? {};
      const open = needed === undefined ? null : openOf(needed);
      if (needed === undefined || open === null) return [];
      const names = (open.length > 0 ? open : [needed]).map((name) => `「${name}」`);
      return [[field.name, `「${label}」は、${names.join('か')}とご一緒にお選びください。`]];
    }),
  );
