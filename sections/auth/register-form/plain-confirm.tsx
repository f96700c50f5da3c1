import { registerForm } from '../../../schemas/user/register.form';
import { hint, input, label, message } from '../../../src/forms/schema-form/schema-form.css';
import { Button } from '../../../src/ui/button';
import { useShop, type Posted } from '../../../src/ui/shop-context';
import { FlowError } from '../../../src/ui/flow-error';
import { words } from '../../forms/around-form.css';
import { Username } from '../../forms/username';
import { buttons } from './register-form.css';
import { TypedList } from './typed-list';

const { $id: name, properties } = registerForm.schema;
const { password } = properties;

/** All that was typed, for the next post. */
const Hidden = ({ posted, step }: { readonly posted: Posted; readonly step: 'confirmed' | 'edit' }) =>
  Object.entries({ ...posted.values, step }).map(([field, value]) => (
    <input key={field} type="hidden" name={field} value={value} />
  ));

/** The same for a form that was sent without script: the password, which no page holds, is typed again. */
export const PlainConfirm = ({ id, posted }: { readonly id: string; readonly posted: Posted }) => {
  const action = `${useShop().prefix}/-/do/${name}`;
  const wrong = posted.errors?.password?.[0]?.message;
  const field = `${id}-password`;
  return (
    <>
      <p className={words}>
        ご入力の内容をご確認ください。安全のため、パスワードは画面に残していません。登録するパスワードをもう一度入力して、「この内容で登録する」を押してください。
      </p>
      <TypedList values={posted.values} password={null} />
      <form method="post" action={action} noValidate>
        <Hidden posted={posted} step="confirmed" />
        <Username of={posted.values.email} />
        <label className={label} htmlFor={field}>
          {password.title}
        </label>
        <input
          className={input}
          id={field}
          type="password"
          name="password"
          autoComplete={password['x-autocomplete']}
          required
          aria-invalid={wrong !== undefined ? true : undefined}
          aria-describedby={wrong === undefined ? `${field}-hint` : `${field}-hint ${field}-error`}
        />
        <p className={hint} id={`${field}-hint`}>
          {password['x-hint']}
        </p>
        {wrong !== undefined && (
          <p className={message} id={`${field}-error`}>
            {wrong}
          </p>
        )}
        <FlowError error={null} posted={posted.code === '' || wrong !== undefined ? undefined : posted} />
        <div className={buttons}>
          <Button kind="primary">この内容で登録する</Button>
        </div>
      </form>
      <form className={buttons} method="post" action={action}>
        <Hidden posted={posted} step="edit" />
        <Button>入力内容を修正する</Button>
      </form>
    </>
  );
};
