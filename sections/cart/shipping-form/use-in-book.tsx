import { useRef } from 'react';
import { check } from '../../../src/ui/styles/field.css';
import { useDoAction } from '../parts/do-action';

const name = 'in_book';

/**
 * The question whether what is typed shall be in the member's address book, too. The box holds the answer itself: it may be
 * given before the script comes.
 */
export const useInBook = (isAsked: boolean) => {
  const box = useRef<HTMLInputElement>(null);
  const { posted } = useDoAction('shipping');
  return {
    field: isAsked && (
      <label className={check}>
        <input ref={box} type="checkbox" name={name} value="1" defaultChecked={posted?.values[name] === '1'} />
        アドレス帳に追加する
      </label>
    ),
    read: () => (box.current?.checked ? { [name]: '1' } : {}),
  };
};
