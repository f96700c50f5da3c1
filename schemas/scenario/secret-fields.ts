/** Fields of forms whose text is kept nowhere, by name: of a card, and whatever opens something, as a password or a code. */
import { shippingAddress } from '../address/address';
import { senderStart } from '../cart/sender-start';
import type { Schema } from '../contract/json-schema';
import { forms } from '../forms.generated';

interface AnyForm {
  readonly isSecret?: true;
  readonly schema: { readonly properties: Readonly<Record<string, Schema & { readonly 'x-personal'?: string }>> };
}

const allForms: readonly AnyForm[] = Object.values(forms);

/** Nobody looks at what is typed there. */
export const secretFields: readonly string[] = [
  ...new Set(
    allForms.flatMap(({ isSecret, schema }) =>
      Object.entries(schema.properties).flatMap(([name, property]) =>
        isSecret || property['x-personal'] === 'token' ? [name] : [],
      ),
    ),
  ),
];

/** An address that stands in a form which has no schema of its own. */
const sender = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(shippingAddress.properties).map(([part, property]) => [senderStart + part, property]),
  ),
} as const;

/** What all forms together say of their fields: of one name the strictest mark counts (scrub.ts). */
export const typedFields = { anyOf: [...allForms.map(({ schema }) => schema), sender] };
