import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { searchWords } from '../../src/lib/search-words';
import { useAlive } from '../../src/ui/alive';
import { fold } from './folded-list.css';

const mostOpen = 5;
const openOfLong = 2;

/** Of a long list the first two and what has to be at hand stand open; the rest is folded, since the screen goes on below. */
export const splitLong = <Entry,>(entries: readonly Entry[], isAtHand: (entry: Entry) => boolean = () => false) => {
  const isOpen = (entry: Entry, at: number) => entries.length <= mostOpen || at < openOfLong || isAtHand(entry);
  return { open: entries.filter(isOpen), folded: entries.filter((entry, at) => !isOpen(entry, at)) };
};

/** The form around it is not sent by looking for something; an input method takes Enter for itself. */
const stay = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
};

interface Props<Entry> {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string | number;
  /** What it is found by. */
  readonly wordsOf: (entry: Entry) => string;
  readonly title: string;
  /** Above the field. */
  readonly label: string;
  readonly children: (entry: Entry) => ReactNode;
}

/** Entries behind a fold, to be looked for by their words; without script all of them. */
export const FoldedList = <Entry,>({ id, entries, keyOf, wordsOf, title, label, children }: Props<Entry>) => {
  const [wanted, setWanted] = useState('');
  const isAlive = useAlive();
  const isFound = (entry: Entry) => searchWords(wordsOf(entry)).includes(searchWords(wanted));
  const found = entries.filter(isFound).length;
  return (
    <details className={fold}>
      <summary>
        {title}（{entries.length}件）
      </summary>
      {isAlive && (
        <div>
          <label htmlFor={`${id}-find`}>{label}</label>
          <input
            id={`${id}-find`}
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={stay}
          />
          <p role="status">{wanted !== '' && (found === 0 ? '見つかりません。' : `${found}件`)}</p>
        </div>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={keyOf(entry)} hidden={!isFound(entry)}>
            {children(entry)}
          </li>
        ))}
      </ul>
    </details>
  );
};
