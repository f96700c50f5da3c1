/** A form that was filled in while somebody else changed what it was drawn with: neither's changes are lost. */
import { normalText, type FormSchema, type Texts } from '../../../src/forms/form-definition';
import { drawnTexts } from '../../../src/domain/told-fingerprint';

interface TypedOver {
  readonly texts: Texts;
  /** Names of the fields whose text the shop has otherwise, and had so neither when the form was drawn. */
  readonly contested: readonly string[];
}

/**
 * A field that was left as it was drawn shows what the shop has by now, any other what was typed.
 *
 * @param known what the shop has
 * @param posted what was sent
 */
export const typedOver = (schema: FormSchema, known: Texts, posted: Texts): TypedOver => {
  const drawn = drawnTexts(posted);
  const fields = Object.keys(schema.properties).map((name) => {
    const [now = '', before = '', typed = ''] = [known[name], drawn[name], posted[name]];
    const isTyped = normalText(schema, name, typed) !== before && normalText(schema, name, typed) !== now;
    return { name, text: isTyped ? typed : now, isContested: isTyped && now !== before };
  });
  return {
    texts: Object.fromEntries(fields.map(({ name, text }) => [name, text])),
    contested: fields.flatMap(({ name, isContested }) => (isContested ? [name] : [])),
  };
};
