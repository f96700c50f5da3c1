import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fieldId, useForm } from './form-context';
import { summary } from './schema-form.css';

interface Props {
  readonly onGo: (field: string) => void;
}

/** What is wrong, above the form; it takes the focus when the form was refused, and leads to the fields. */
export const ErrorSummary = ({ onGo }: Props) => {
  const { store, id } = useForm();
  const problems = useSyncExternalStore(store.subscribe, store.problems, store.problems);
  const refusals = useSyncExternalStore(store.subscribe, store.refusals, store.refusals);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (problems.length === 0) return null;
  return (
    <div className={summary} ref={box} tabIndex={-1} role="group" aria-labelledby={`${id}-summary`}>
      <p id={`${id}-summary`}>{problems.length}件の入力内容をご確認ください。</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field ?? message}>
            {field === null ? (
              message
            ) : (
              <a
                href={`#${fieldId(id, field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(field);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
