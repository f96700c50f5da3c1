import { validators } from 'virtual:noren/validator/keycode';
import { useSubmit } from '../../../flows/submit/index';
import { keycodeForm } from '../../../schemas/site/keycode.form';
import { returnPath } from '../../../src/domain/return-path';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import type { KeycodeFormProps } from './keycode-form.data';

const form = { ...keycodeForm, validators };

const usual =
  'こちらは、キーコードをお持ちの方のためのショップです。お手元のご案内にあるキーコードを入力してください。';

/** Asks for what opens the shop, and leads back to where the visitor was going. */
export const View = ({ id, settings, query }: KeycodeFormProps) => {
  const face = useSubmit(id);
  const { title, posted } = useShop();
  const redirect = returnPath(query.redirect ?? posted?.values.redirect);
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <p className={words}>{settings.note || usual}</p>
      <SendingForm
        id={id}
        form={form}
        face={face}
        submitLabel="ショップに入る"
        hidden={redirect === null ? {} : { redirect }}
      />
    </section>
  );
};
