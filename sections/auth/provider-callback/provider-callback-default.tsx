import { useEffect, useRef } from 'react';
import { returnPath } from '../../../src/domain/return-path';
import { withReturn } from '../../../src/lib/way-to-login';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop, type Posted } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { told } from '../../forms/around-form.css';
import { KnownForm } from '../parts/known-form';
import { goOn, keepWay, leaveWhenBack } from './going-on';
import type { ProviderCallbackProps } from './provider-callback.data';

const useLeavingWhenBack = (redirect: string | null): void => {
  const { prefix } = useShop();
  useEffect(() => leaveWhenBack((way) => prefix + withReturn('/login/', redirect ?? way), window), [prefix, redirect]);
};

/** What the provider says in the address goes on as a post: a GET logs nobody in. With script it goes by itself. */
const GoingOn = ({ query }: Pick<ProviderCallbackProps, 'query'>) => {
  const place = useRef<HTMLDivElement>(null);
  const { code, state, iss, error } = query;
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (form) goOn(form, window);
  }, []);
  useLeavingWhenBack(null);
  return (
    <div className={told} ref={place} data-goes-on>
      <p role="status">ログインの手続きを続けています。画面が切り替わらないときは、ボタンを押してください。</p>
      <KnownForm
        form="provider-callback"
        values={{ code, state, iss, error }}
        label="ログインを続ける"
        kind="primary"
      />
    </div>
  );
};

const usual =
  '会員の方は、一度だけメールアドレスまたはログインIDと、パスワードでログインしてください。次回からは、このサービスのアカウントだけでログインできます。はじめての方は、会員登録へお進みください。';

/** Nobody is linked to it, whoever has the mail address: the account's owner logs in, or a new member registers. */
const Stranger = ({ note, values }: { readonly note: string; readonly values: Posted['values'] }) => {
  const { provider_ticket, provider_name, provider, redirect, email, last_name = '', first_name = '' } = values;
  const joining = { provider_ticket, provider_name, provider, provider_email: email };
  const names = { last_name, first_name, orderer_name: `${last_name}${first_name}` };
  return (
    <div className={told}>
      <p role="status">
        <strong>「{provider_name}」のアカウントは、このショップの会員とまだつながっていません。</strong>
      </p>
      <p>{note || usual}</p>
      <KnownForm form="provider-join" values={{ ...joining, redirect }} label="ログインして連携する" kind="primary" />
      <KnownForm
        form="register"
        values={{ ...joining, ...names, email, redirect, step: 'edit' }}
        label="会員登録へ進む"
      />
    </div>
  );
};

const notLinked = 'auth.login.not_synced';
const otherMember = 'auth.provider.other_member';

/** The login, on whose way the visitor was. */
const ToLogin = ({ redirect, isFirst }: { readonly redirect: string | null; readonly isFirst: boolean }) => (
  <A className={isFirst ? button.primary : ''} href={withReturn('/login/', redirect)}>
    ログイン画面へ
  </A>
);

/** Who is logged in stays so; as whom the provider knows them, they log in once nobody is. */
const OtherMember = ({ posted, redirect }: { readonly posted: Posted; readonly redirect: string | null }) => (
  <div className={told}>
    <FlowError error={null} posted={posted} tone="notice" />
    <p>
      外部サービスのアカウントは、いまログイン中の方とは別の会員につながっています。そちらでログインするときは、いったんログアウトして、もう一度外部サービスのボタンを押してください。
    </p>
    <A className={button.primary} href={redirect ?? '/mypage'}>
      いまのアカウントのまま続ける
    </A>
    <KnownForm
      form="logout"
      values={{ next: 'login', redirect: redirect ?? undefined }}
      label="ログアウトしてログインしなおす"
    />
  </div>
);

const Refused = ({ posted, redirect }: { readonly posted: Posted; readonly redirect: string | null }) => {
  const { provider, state = '' } = posted.values;
  return (
    <div className={told}>
      <FlowError error={null} posted={posted} tone={posted.code === notLinked ? 'notice' : 'alarm'} />
      {posted.code === notLinked && (
        <KnownForm
          form="provider-redirect"
          values={{ provider: provider ?? state.split('.')[0], sync: '1', redirect: redirect ?? undefined }}
          label="連携してログインする"
          kind="primary"
        />
      )}
      <ToLogin redirect={redirect} isFirst={posted.code !== notLinked} />
    </div>
  );
};

/** Nobody comes here by hand, but by Back, after what was in the address has been sent. */
const Lost = ({ redirect }: { readonly redirect: string | null }) => {
  useLeavingWhenBack(redirect);
  return (
    <div className={told}>
      <p>このアドレスからは、ログインを続けられません。お手数ですが、ログイン画面からもう一度お試しください。</p>
      <ToLogin redirect={redirect} isFirst />
    </div>
  );
};

/** Where a provider leads back to: who has come is logged in, asked to log in once more, or told what went wrong. */
export const View = ({ id, settings, query }: ProviderCallbackProps) => {
  const { title, posted } = useShop();
  const isStranger = posted?.code === '' && posted.values.provider_ticket !== undefined;
  const redirect = returnPath(query.redirect);
  const way = redirect ?? returnPath(posted?.values.redirect);
  const isAnswered = posted !== undefined;
  useEffect(() => {
    if (isAnswered) keepWay(way, window);
  }, [isAnswered, way]);
  const hasCome = Boolean(query.state && (query.code || query.error));
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {isStranger && <Stranger note={settings.note} values={posted.values} />}
      {posted?.code === otherMember && <OtherMember posted={posted} redirect={redirect} />}
      {posted && !isStranger && posted.code !== otherMember && <Refused posted={posted} redirect={redirect} />}
      {!posted && hasCome && <GoingOn query={query} />}
      {!posted && !hasCome && <Lost redirect={redirect} />}
    </section>
  );
};
