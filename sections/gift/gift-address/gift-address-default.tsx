import { useMemo } from 'react';
import { validators as addressValidators } from 'virtual:noren/validator/gift-shipping';
import { validators as openValidators } from 'virtual:noren/validator/gift-open';
import { useGift } from '../../../flows/gift/index';
import { useSubmit } from '../../../flows/submit/index';
import { giftOpenForm } from '../../../schemas/gift/gift-open.form';
import { giftShippingForm } from '../../../schemas/gift/gift-shipping.form';
import type { GiftShipping } from '../../../schemas/gift/gift';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { remark } from '../../../src/ui/styles/remark.css';
import { SendingForm } from '../../forms/sending-form';
import { lookupPostal } from '../../cart/parts/lookup-postal';
import { sentBack } from '../../cart/parts/sent-back';
import { GiftEnded } from '../parts/gift-ended';
import { GiftSteps } from '../parts/gift-steps';
import { giftSection } from '../parts/gift.css';
import { giftKeptAs } from '../parts/use-forgotten-gift';
import type { GiftAddressProps } from './gift-address.data';

const addressForm = { ...giftShippingForm, validators: addressValidators };
const openForm = { ...giftOpenForm, validators: openValidators };

/** Asks for the link, where the address has none. */
const Open = ({ id }: { readonly id: string }) => {
  const face = useSubmit(id);
  return (
    <section className={giftSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>ギフトを受け取る</h1>
      <p>贈り主さまから届いたメールやメッセージのリンクをご用意ください。会員登録やログインは必要ありません。</p>
      <SendingForm id={id} form={openForm} face={face} submitLabel="ギフトを開く" />
    </section>
  );
};

interface Props extends Pick<GiftAddressProps, 'id' | 'settings' | 'query'> {
  readonly token: string;
  readonly shipping: GiftShipping;
}

/** Where it goes, as its receiver says. */
const Address = ({ id, settings, query, token, shipping }: Props) => {
  const { phase, error, fieldErrors, ended, send } = useGift({
    step: 'shipping',
    token,
    shippingId: shipping.id,
    place: null,
  });
  const { channel, posted } = useShop();
  const lookup = useMemo(() => lookupPostal(channel), [channel]);
  const { draft, unserved_prefectures: unserved } = shipping;
  if (ended !== null)
    return (
      <section className={giftSection}>
        <GiftEnded code={ended} token={token} />
      </section>
    );
  const face = {
    phase: phase === 'editing' ? (error ? 'failed' : 'idle') : phase === 'busy' ? 'sending' : 'done',
    error,
    fieldErrors,
    send: (event: Parameters<ReturnType<typeof useSubmit>['send']>[0]) =>
      send(event.type === 'submit' ? { type: 'submit', values: event.values } : event),
  } as const;
  return (
    <section className={giftSection} aria-labelledby={`${id}-address`}>
      <GiftSteps here="shipping" />
      <h2 id={`${id}-address`}>{settings.title || 'お届け先'}</h2>
      <p>
        {settings.note ||
          'どちらへお届けするかをお知らせください。ご入力の内容は、お届けのためだけに使います。贈り主さまには表示されません。'}
      </p>
      {unserved.length > 0 && (
        <p className={remark}>恐れ入りますが、{unserved.join('、')}へはギフトをお届けできません。</p>
      )}
      <FlowError
        error={posted || error ? null : sentBack(query.error)}
        posted={posted?.action === addressForm.schema.$id ? undefined : posted}
      />
      <SendingForm
        id={id}
        form={addressForm}
        face={face}
        submitLabel="お届け日時の選択へ進む"
        initial={draft?.address ?? {}}
        hidden={{ token }}
        keptAs={giftKeptAs(token, 'shipping')}
        lookupPostal={lookup}
        place={`${id}-address`}
      />
    </section>
  );
};

/** Where a gift goes; without a gift in the screen's address, which one it is. */
export const View = ({ id, settings, data: { shipping }, params: { key }, query }: GiftAddressProps) => {
  if (key === undefined) return <Open id={id} />;
  return shipping && <Address {...{ id, settings, query, shipping }} token={key} />;
};
