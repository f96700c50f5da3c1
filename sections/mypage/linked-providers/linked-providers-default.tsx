import type { LinkedProvider } from '../../../schemas/provider/provider';
import { formatTime } from '../../../src/lib/dates';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useDo, useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { words } from '../../forms/around-form.css';
import type { LinkedProvidersProps } from './linked-providers.data';
import { links as linksClass, title } from './linked-providers.css';

const form = 'provider-unlink';

const Link = ({ link: { id, name, is_offered: isOffered, linked_at: at } }: { readonly link: LinkedProvider }) => (
  <li>
    <p>
      <strong>{name}</strong>
      <span>
        <time dateTime={at}>{formatTime(at)}</time>に連携
      </span>
      {!isOffered && <span>現在、このショップではご利用いただけません</span>}
    </p>
    <form method="post" action={useDo(form)}>
      <input type="hidden" name="id" value={id} />
      <Button>
        <span className={visuallyHidden}>{name}との</span>連携を解除する
      </Button>
    </form>
  </li>
);

/** Accounts elsewhere that open the member's. Nothing where the shop offers none and none was linked. */
export const View = ({ id, settings, data: { links, offered } }: LinkedProvidersProps) => {
  const { posted } = useShop();
  if (links.length === 0 && offered.length === 0) return null;
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={title}>
        {settings.title}
      </h2>
      {settings.note && <p className={words}>{settings.note}</p>}
      <FlowError error={null} posted={posted?.action === form ? posted : undefined} />
      {links.length === 0 ? (
        <p className={words}>
          連携しているサービスはありません。一度ログアウトして、ログイン画面で「{offered[0]}
          」などのボタンからログインすると、連携できます。
        </p>
      ) : (
        <>
          <ul className={linksClass}>
            {links.map((link) => (
              <Link key={link.id} link={link} />
            ))}
          </ul>
          <p className={words}>
            連携を解除したあとも、メールアドレスまたはログインIDと、パスワードでログインできます。
          </p>
        </>
      )}
    </section>
  );
};
