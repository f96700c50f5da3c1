import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { focusField } from '../form-dom';
import { message as messageClass, towns as townsClass } from './postal-lookup.css';
import { PostalSearch, postalField, type LookupPostal, type PostalForm } from './postal-search';

interface Props {
  readonly store: PostalForm;
  readonly lookup: LookupPostal;
}

/** Below the postal code: what became of it, and the towns where it stands for several. */
export const PostalLookup = ({ store, lookup }: Props) => {
  const [search] = useState(() => new PostalSearch(store, lookup));
  const { message, towns } = useSyncExternalStore(search.subscribe, search.view, search.view);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = box.current?.closest('form');
    // Whoever has gone on meanwhile is not called back, nor sent on again after coming back.
    let isWaiting = false;
    const stopTyped = store.onType((name, text) => {
      const active = document.activeElement;
      isWaiting = active instanceof HTMLInputElement && active.dataset.field === postalField;
      search.typed(name, text);
    });
    const left = new AbortController();
    form?.addEventListener('focusout', () => void (isWaiting = false), { signal: left.signal });
    // The form puts back what was kept in an effect of its own, after this one.
    queueMicrotask(search.restored);
    const stopFilled = search.onFilled((field, isChosen) => {
      if (form && field !== null && (isChosen || isWaiting)) focusField(form, field);
    });
    return () => {
      left.abort();
      stopTyped();
      stopFilled();
    };
  }, [store, search]);

  return (
    <div ref={box}>
      <p className={messageClass} role="status">
        {message}
      </p>
      {towns.length > 0 && (
        <ul className={townsClass} aria-label="該当する住所">
          {towns.map((town) => (
            <li key={`${town.prefecture}${town.city}${town.address1}`}>
              <button type="button" onClick={() => search.choose(town)}>
                {town.prefecture}
                {town.city}
                {town.address1}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
