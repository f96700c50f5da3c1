import { A } from '../../../src/ui/a';
import { forgetKept } from '../../../src/forms/forget-kept';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { told } from '../../forms/around-form.css';
import type { LogoutFormProps } from './logout-form.data';

const usual =
  'このブラウザーからログアウトします。カートの商品は会員様のカートに残り、次にログインしたときにまたご覧いただけます。';

/** Logging out, by a press: a link that was opened ahead logs nobody out. The page that follows is a guest's. */
export const View = ({ id, settings }: LogoutFormProps) => {
  const { channel, prefix, title, posted } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <form className={told} method="post" action={`${prefix}/-/do/logout`} onSubmit={() => forgetKept(channel)}>
        <p>{settings.note || usual}</p>
        <FlowError error={null} posted={posted} />
        <Button kind="primary">ログアウトする</Button>
        <A href="/mypage">マイページに戻る</A>
      </form>
    </section>
  );
};
