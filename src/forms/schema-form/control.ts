/** What a control says of itself in HTML, from the field's schema. */
import type { FormDefinition, FormField } from '../form-definition';
import { isMandatory } from '../form-definition';

/** Of the kinds that are typed in digits; the first is the keyboard, the second what the control is. */
const digits = { inputMode: 'numeric', type: 'text' } as const;
const inputs: Readonly<
  Record<string, { readonly inputMode: 'numeric' | 'tel' | 'decimal'; readonly type: 'text' | 'tel' }>
> = {
  phone: { inputMode: 'tel', type: 'tel' },
  postal: digits,
  yyyymm: digits,
  'card-number': digits,
  'security-code': digits,
  'verify-code': digits,
  decimal: { inputMode: 'decimal', type: 'text' },
};

/** Attributes of a text input. No maxlength: it would cut what is pasted. */
export const inputAttributes = ({ format, 'x-kind': kind = '', 'x-autocomplete': autoComplete }: FormField) => ({
  ...(format === 'email'
    ? ({ type: 'email', inputMode: 'email' } as const)
    : kind === 'password'
      ? ({ type: 'password' } as const)
      : format === 'date'
        ? ({ type: 'date' } as const)
        : (inputs[kind] ?? ({ type: 'text' } as const))),
  autoComplete: autoComplete ?? (kind === 'katakana' ? 'off' : undefined),
  ...(format === 'email' || inputs[kind] || kind === 'card-name'
    ? ({ autoCapitalize: 'off', spellCheck: false } as const)
    : {}),
});

/** What all controls of a field have. A secret one has no name: no plain form ever sends it. */
export const controlAttributes = ({ schema, isSecret = false }: FormDefinition, name: string) => ({
  'data-field': name,
  name: isSecret ? undefined : name,
  required: isMandatory(schema, name),
});
