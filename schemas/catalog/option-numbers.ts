/** How long or how many a number of an option may say: one rule for hint, form and server. Pure, as `option-texts.ts` is. */
import type { OptionField } from './product-option';

type NumberField = Extract<OptionField, { readonly type: 'number' }>;

/** 45cmから95cmまで, and what the shop says beside. */
export const numberHint = ({ minimum, maximum, unit, hint }: NumberField): string =>
  `${minimum}${unit}から${maximum}${unit}まで${hint ? `。${hint}` : ''}`;

/** That it is too small or too large, for the shopper; what is no whole number is another matter. */
export const numberFault = ({ title, minimum, maximum, unit }: NumberField, text: string): string | undefined => {
  const given = text.trim() === '' ? NaN : Number(text.normalize('NFKC'));
  if (!Number.isInteger(given) || (given >= minimum && given <= maximum)) return undefined;
  return `${title}は${given < minimum ? `${minimum}${unit}以上` : `${maximum}${unit}以下`}で入力してください。`;
};
