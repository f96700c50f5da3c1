import type { UserAddress } from '../../../schemas/book/book';
import type { Cart } from '../../../schemas/cart/cart';
import { addressWords, ordererName, receiverName } from '../../../src/domain/delivery/delivery-words';
import { badge } from '../../../src/ui/styles/badge.css';
import { FoldedList, splitLong } from '../../forms/folded-list';
import { bookFold, bookWords } from '../parts/book-fold';
import { radioCards } from '../parts/radio-cards.css';
import { proposedAddress } from './proposed-address';

interface Props {
  readonly id: string;
  readonly cart: Cart;
  readonly book: readonly UserAddress[];
  /** What is wrong with the choice; null: nothing. */
  readonly error: string | null;
}

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly address: string;
  readonly mark: string | null;
}

interface BookChoice extends Choice {
  /** What it is looked for by. */
  readonly found: string;
}

interface Choices {
  readonly before: readonly Choice[];
  /** Of a long book what stands behind a fold. */
  readonly folded: readonly BookChoice[];
  readonly after: readonly Choice[];
}

const ofBook = (address: UserAddress): BookChoice => ({
  value: String(address.id),
  name: `${receiverName(address)} 様`,
  address: addressWords(address),
  mark: address.is_default ? 'いつものお届け先' : null,
  found: bookWords(address, `${receiverName(address)} ${addressWords(address)}`),
});

const choicesOf = ({ orderer, detail }: Cart, book: readonly UserAddress[], proposed: string): Choices => {
  const [shipping] = detail.shippings;
  const kept = proposed === 'kept' && shipping?.address;
  const { open, folded } = splitLong(book.map(ofBook), ({ mark, value }) => mark !== null || value === proposed);
  return {
    before: [
      ...(kept ? [{ value: 'kept', name: `${receiverName(kept)} 様`, address: addressWords(kept), mark: null }] : []),
      ...open,
    ],
    folded,
    after: [
      ...(orderer
        ? [{ value: 'orderer', name: `${ordererName(orderer)} 様`, address: addressWords(orderer), mark: 'ご注文者' }]
        : []),
      { value: 'other', name: '別の住所', address: '次の画面でご入力いただきます。', mark: null },
    ],
  };
};

const Cards = ({ choices, proposed }: { readonly choices: readonly Choice[]; readonly proposed: string }) =>
  choices.map(({ value, name, address, mark }) => (
    <label key={value}>
      <input type="radio" name="ship_to" value={value} defaultChecked={value === proposed} />
      <span>
        <b>{name}</b>
        {mark && <span className={badge.quiet}>{mark}</span>}
        <small>{address}</small>
      </span>
    </label>
  ));

/** Where the goods go, of a member's address book; the form of the days sends it. The fields are the browser's own. */
export const AddressChoices = ({ id, cart, book, error }: Props) => {
  const proposed = proposedAddress(cart, book);
  const { before, folded, after } = choicesOf(cart, book, proposed);
  return (
    <fieldset className={radioCards} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>お届け先</legend>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <Cards choices={before} proposed={proposed} />
      {folded.length > 0 && (
        <FoldedList id={id} entries={folded} keyOf={({ value }) => value} wordsOf={({ found }) => found} {...bookFold}>
          {(choice) => <Cards choices={[choice]} proposed={proposed} />}
        </FoldedList>
      )}
      <Cards choices={after} proposed={proposed} />
    </fieldset>
  );
};
