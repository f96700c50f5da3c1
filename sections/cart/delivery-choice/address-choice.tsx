import { useState } from 'react';
import type { UserAddress } from '../../../schemas/book/book';
import type { Cart } from '../../../schemas/cart/cart';
import { addressWords, ordererName, receiverName } from '../../../src/domain/delivery/delivery-words';
import { useAlive } from '../../../src/ui/alive';
import { badge } from '../../../src/ui/styles/badge.css';
import { radioCards } from '../parts/radio-cards.css';
import { fold as foldClass } from './address-choice.css';
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

/** More of a book are folded: the screen goes on below them. */
const mostOpen = 5;
const openOfLong = 2;

interface Choices {
  readonly before: readonly Choice[];
  /** Of a long book what stands behind a fold. */
  readonly folded: readonly Choice[];
  readonly after: readonly Choice[];
}

const ofBook = (address: UserAddress): Choice => ({
  value: String(address.id),
  name: `${receiverName(address)} 様`,
  address: addressWords(address),
  mark: address.is_default ? 'いつものお届け先' : null,
});

const choicesOf = ({ orderer, detail }: Cart, book: readonly UserAddress[], proposed: string): Choices => {
  const [shipping] = detail.shippings;
  const kept = proposed === 'kept' && shipping?.address;
  const all = book.map(ofBook);
  const isLong = all.length > mostOpen;
  const isOpen = (choice: Choice, at: number) =>
    !isLong || at < openOfLong || choice.mark !== null || choice.value === proposed;
  return {
    before: [
      ...(kept ? [{ value: 'kept', name: `${receiverName(kept)} 様`, address: addressWords(kept), mark: null }] : []),
      ...all.filter(isOpen),
    ],
    folded: all.filter((choice, at) => !isOpen(choice, at)),
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

/** Blanks and the width of signs say nothing. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

/** Those of a long book that are not at hand, to be looked for by name or place; without script all of them. */
const Folded = ({
  id,
  choices,
  proposed,
}: {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly proposed: string;
}) => {
  const [wanted, setWanted] = useState('');
  const isAlive = useAlive();
  const isFound = ({ name, address }: Choice) => plain(`${name}${address}`).includes(plain(wanted));
  const found = choices.filter(isFound).length;
  return (
    <details className={foldClass}>
      <summary>アドレス帳のほかのお届け先から選ぶ（{choices.length}件）</summary>
      {isAlive && (
        <>
          <label htmlFor={`${id}-find`}>お名前やご住所で絞り込む</label>
          <input
            id={`${id}-find`}
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => {
              // The form is not sent by looking for something; an input method takes Enter for itself.
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
            }}
          />
          <p role="status">{wanted !== '' && (found === 0 ? '見つかりません。' : `${found}件`)}</p>
        </>
      )}
      <div>
        {choices.map((choice) => (
          <div key={choice.value} hidden={!isFound(choice)}>
            <Cards choices={[choice]} proposed={proposed} />
          </div>
        ))}
      </div>
    </details>
  );
};

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
      <input type="hidden" name="shipping_key" value={cart.detail.shippings[0]?.key ?? ''} />
      <Cards choices={before} proposed={proposed} />
      {folded.length > 0 && <Folded id={id} choices={folded} proposed={proposed} />}
      <Cards choices={after} proposed={proposed} />
    </fieldset>
  );
};
