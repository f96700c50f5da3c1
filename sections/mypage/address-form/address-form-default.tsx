import { validators } from 'virtual:noren/validator/user-address';
import { useMemo } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import { userAddressForm } from '../../../schemas/book/user-address.form';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { beneath, words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import { lookupPostal } from '../../cart/parts/lookup-postal';
import { toldBy } from '../../../src/domain/told-fingerprint';
import { ChangedElsewhere, useShownAnew, useTypedOver } from '../parts/outdated-form';
import type { AddressFormProps } from './address-form.data';

const form = { ...userAddressForm, validators };

/** An address of the book: a new one, the member's own as they have told it, or one that is there. */
export const View = ({ id, settings, data: { memberId, own, known }, query }: AddressFormProps) => {
  const face = useSubmit(id);
  useShownAnew(id, face);
  const typed = useTypedOver(form, known?.texts ?? {});
  const { title, channel } = useShop();
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  const isOwn = known === null && own !== null && query.own !== undefined;
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p className={words}>{settings.note}</p>}
      {known === null && own !== null && !isOwn && (
        <p className={words}>
          <A href="/mypage/address/add?own=1">会員情報のご住所を写す</A>
        </p>
      )}
      <ChangedElsewhere form={form} known={known?.texts ?? {}} />
      <SendingForm
        id={id}
        form={form}
        face={face}
        submitLabel={known ? 'この内容に変更する' : 'アドレス帳に追加する'}
        initial={typed?.texts ?? known?.texts ?? (isOwn ? own : {})}
        hidden={known ? { id: known.id } : {}}
        told={known ? toldBy(known.fingerprint, known.texts) : {}}
        typedBeside={known?.fingerprint}
        // Whoever logs in next in this tab is shown nothing of it.
        keptAs={`user-address-${memberId}-${known?.id ?? (isOwn ? 'own' : 'new')}`}
        lookupPostal={lookup}
      />
      <p className={beneath}>
        <A href="/mypage/address">アドレス帳へ戻る</A>
      </p>
    </section>
  );
};
