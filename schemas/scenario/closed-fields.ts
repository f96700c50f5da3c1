/**
 * Fields of forms into which nobody types, by name, and what may stand there: keys of the shop, numbers, days. Of a form
 * that was sent the text of these is kept, beside what the schemas of forms say (secret-fields.ts). Each is held against
 * `<name> <text>`.
 */

/**
 * Hidden fields, how many, and under any name one digit, as of a box that is checked. A browser goes by these names. What is
 * called a key or a product is a key of the shop, however long and in whatever signs; an id could be an order's, which opens it.
 */
export const hiddenField =
  /^(((\w+[stou]_)?id|\w*_at|service|step|second_factor|type|as) [a-z\d:.-]{0,20}|(\w*key|product|(offered|had)\.\w+) .*|q\S* \d{1,4}|\S* \d?)$/;

/**
 * Lists and buttons of which one is taken: a browser sees of each what it is, and whoever reads its record goes by these names.
 * And what is hidden in forms that go by themselves alone, without the browser's record.
 */
const chosenField =
  /^(((ship\.\w+\.)?(delivery_at|timezone|user_card_id|with|one)\.[\w.-]+|ship_to|sender_is|with) [a-z\d.-]{0,12}|(sender\.)?prefecture [^\d\w]{2,4}|(provider|next) [a-z][a-z\d-]{0,39})$/;

/** Of an option a field, into which somebody types or in which one of the shop's choices is taken. */
export const isOptionDetail = (name: string): boolean => /^(ship\.\w+\.)?of\.[\w-]+\.\w+$/.test(name);

export const isClosed = (name: string, text: string): boolean =>
  [hiddenField, chosenField].some((field) => field.test(`${name} ${text}`));
