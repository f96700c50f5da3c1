/** Texts that the chosen face has not all signs of. Pure; which signs a face has comes from `face-signs.ts`. */
import type { MissingIn } from './face-signs';
import { isWrittenIn } from './option-texts';
import type { OptionDetails, OptionField } from './product-option';

type Field<Type> = Extract<OptionField, { readonly type: Type }>;

interface Missing {
  readonly text: Field<'text'>;
  readonly by: Field<'choice'>;
  /** Those that the face does not have, 「𠮷」 each. */
  readonly signs: string;
  /** Choices in whose face all of it can be made. */
  readonly others: readonly string[];
}

/** Of each text that is made in a face: what that does not have. */
const missingOf = (fields: readonly OptionField[], details: OptionDetails, missingIn: MissingIn): readonly Missing[] =>
  fields.flatMap((text) => {
    const by = text.type === 'text' && fields.find(({ name }) => name === text.preview_by);
    if (text.type !== 'text' || !by || by.type !== 'choice') return [];
    const typed = details[text.name] ?? '';
    const face = by.choices.find(({ value }) => value === details[by.name])?.face;
    const missing = face === undefined ? [] : missingIn(face, typed);
    if (missing.length === 0) return [];
    const others = by.choices.flatMap(({ label, face: other, letters = 'any' }) =>
      other !== undefined && missingIn(other, typed).length === 0 && isWrittenIn(letters, typed) ? [label] : [],
    );
    return [{ text, by, signs: missing.map((sign) => `「${sign}」`).join(''), others }];
  });

const wayOut = ({ by, others }: Missing): string =>
  others.length === 0
    ? '恐れ入りますが、別の字で入力してください。'
    : `${by.title}を${others.map((label) => `「${label}」`).join('か')}になさるか、別の字で入力してください。`;

type Told = Readonly<Partial<Record<string, string>>>;

/** What cannot be made, by the name of the text, for the shopper. */
export const faceFaults = (fields: readonly OptionField[], details: OptionDetails, missingIn: MissingIn): Told =>
  Object.fromEntries(
    missingOf(fields, details, missingIn)
      .filter(({ text }) => text.other_faces !== true)
      .map((found) => [
        found.text.name,
        `${found.signs}は、この書体にない字のため、おつくりできません。${wayOut(found)}`,
      ]),
  );

/** What is made in another face than the chosen one, by the name of the text, for the shopper. */
export const faceNotes = (fields: readonly OptionField[], details: OptionDetails, missingIn: MissingIn): Told =>
  Object.fromEntries(
    missingOf(fields, details, missingIn)
      .filter(({ text }) => text.other_faces === true)
      .map(({ text, signs }) => [text.name, `${signs}は、この書体にないため、近い別の書体でおつくりします`]),
  );
