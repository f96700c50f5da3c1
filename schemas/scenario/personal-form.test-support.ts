/** A form that somebody has filled in with signs that stand nowhere else, whatever its fields are called. */
import { shippingAddress } from '../address/address';
import { forms } from '../forms.generated';
import { type Below, type PersonalValue, personalValue } from './personal-values.test-support';

/** Fields of forms that have no schema: of options, of a memo, and such as a browser's add-on puts there. */
const others = ['ship.s1.of.noshi.giver', 'of.embroidery.name', 'memo', 'point', 'note.q', 'x'];

export interface PersonalForm extends PersonalValue {
  readonly value: Readonly<Record<string, string>>;
}

const shapes: readonly object[] = Object.values(forms).map(({ schema }) => schema);

/** With the address of another sender, and all that nobody knows. */
export const personalForm = (below: Below): PersonalForm => {
  const made = [shapes[below(shapes.length)] ?? shippingAddress, shippingAddress].map((schema) =>
    personalValue(schema, below),
  );
  const free = others.map((name) => [name, personalValue({ type: 'string', 'x-personal': 'text' }, below)] as const);
  const [own = {}, sender = {}] = made.map(({ value }) => value as Readonly<Record<string, unknown>>);
  const named = [
    ...Object.entries(own),
    ...Object.entries(sender).map(([name, text]) => [`sender.${name}`, text] as const),
    ...free.map(([name, { value }]) => [name, value] as const),
  ];
  return {
    value: Object.fromEntries(named.map(([name, text]) => [name, String(text)])),
    secrets: [...made, ...free.map(([, text]) => text)].flatMap(({ secrets }) => secrets),
  };
};
