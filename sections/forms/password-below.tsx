/** Below the field of a password: a way to see it, and of a new one how long it is. */
import { useEffect, useState } from 'react';
import { newPassword } from '../../schemas/user/user';
import { fieldId, useForm, useMessage } from '../../src/forms/schema-form/form-context';
import { scripted } from '../../src/forms/schema-form/schema-form.css';
import { check } from '../../src/ui/styles/field.css';
import { password as passwordClass } from './around-form.css';

const { minLength: shortest } = newPassword;

/**
 * By length alone: it is what makes a password hard to guess, while demands on its signs bring Password1
 * (NIST SP 800-63B, section 3.1.1.2).
 */
const lengthWords = (length: number): string => {
  if (length === 0) return '';
  if (length < shortest) return `長さ：短すぎます（${shortest}文字以上にしてください）`;
  if (length < 12) return '長さ：ふつう（12文字以上にすると、より安全です）';
  return length < 16 ? '長さ：十分です' : '長さ：とても安全です';
};

const Show = ({ name }: { readonly name: string }) => {
  const { id } = useForm();
  const show = (isShown: boolean): void => {
    const input = document.getElementById(fieldId(id, name));
    if (input instanceof HTMLInputElement) input.type = isShown ? 'text' : 'password';
  };
  return (
    <label className={check}>
      <input type="checkbox" onChange={({ target }) => show(target.checked)} />
      パスワードを表示する
    </label>
  );
};

export const KnownPasswordBelow = ({ name }: { readonly name: string }) => (
  <div className={`${passwordClass} ${scripted}`}>
    <Show name={name} />
  </div>
);

export const NewPasswordBelow = ({ name }: { readonly name: string }) => {
  const { store } = useForm();
  const [length, setLength] = useState(0);
  // One word at a time: what is wrong with it stands above.
  const isRefused = useMessage(name) !== null;
  useEffect(
    () =>
      store.onType((typed, text) => {
        if (typed === name) setLength([...text].length);
      }),
    [store, name],
  );
  return (
    <div className={`${passwordClass} ${scripted}`}>
      <p role="status">{isRefused ? '' : lengthWords(length)}</p>
      <Show name={name} />
    </div>
  );
};
