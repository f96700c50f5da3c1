import { useRef, type FormEvent } from 'react';
import { useGift } from '../../../flows/gift/index';
import type { GiftLeadTime } from '../../../schemas/gift/gift';
import { addressWords, receiverName } from '../../../src/domain/delivery/delivery-words';
import { giftPath } from '../../../src/domain/gift';
import { formatDate } from '../../../src/lib/dates';
import { textsIn } from '../../../src/forms/texts-in';
import { useKeptFields } from '../../../src/forms/use-kept-fields';
import { useWatchedFields } from '../../../src/forms/use-watched-fields';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { select } from '../../../src/ui/styles/field.css';
import { useDoAction } from '../../cart/parts/do-action';
import { sentBack } from '../../cart/parts/sent-back';
import { GiftEnded } from '../parts/gift-ended';
import { GiftSteps } from '../parts/gift-steps';
import { giftSection, ways } from '../parts/gift.css';
import { fields } from './gift-days-default.css';
import type { GiftDaysProps } from './gift-days.data';

type Draft = NonNullable<GiftDaysProps['data']['shipping']['draft']>;

interface FieldsProps {
  readonly id: string;
  readonly days: GiftLeadTime;
  /** What stands in them at first. */
  readonly day: string;
  readonly zone: string;
  readonly faults: Readonly<Record<string, readonly { readonly message: string }[]>>;
}

/** The days on which it can arrive, the parts of the day, and why not earlier. The fields are the browser's own. */
const Fields = ({ id, days, day, zone, faults }: FieldsProps) => {
  const fault = (name: string): string | null => faults[name]?.[0]?.message ?? null;
  const [first] = days.dates;
  const [dayFault, zoneFault] = [fault('delivery_at'), fault('delivery_timezone')];
  return (
    <div className={fields}>
      {first && (
        <label>
          お届け日
          <span className={select}>
            <select
              name="delivery_at"
              defaultValue={days.dates.includes(day) ? day : ''}
              aria-describedby={`${id}-note`}
              aria-invalid={dayFault !== null || undefined}
            >
              <option value="">指定なし（最短）</option>
              {days.dates.map((date) => (
                <option key={date} value={date}>
                  {formatDate(date)}
                </option>
              ))}
            </select>
          </span>
          {dayFault && <em>{dayFault}</em>}
        </label>
      )}
      <label>
        お届け時間帯
        <span className={select}>
          <select
            name="delivery_timezone"
            defaultValue={days.timezones.some(({ key }) => key === zone) ? zone : 'none'}
            aria-invalid={zoneFault !== null || undefined}
          >
            {days.timezones.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </span>
        {zoneFault && <em>{zoneFault}</em>}
      </label>
      <p id={`${id}-note`}>
        {first && `最短のお届け見込み：${formatDate(first)}`}
        {first && days.note && <br />}
        {days.note}
      </p>
    </div>
  );
};

/** Where it goes, with the way to change it. */
const Where = ({ draft, token }: { readonly draft: Draft; readonly token: string }) => (
  <p>
    {receiverName(draft.address)} 様　{addressWords(draft.address)}
    <br />
    <A href={giftPath(token, 'shipping')}>お届け先を変更する</A>
  </p>
);

/** When a gift shall come. */
export const View = ({ id, settings, data, params: { key: token = '' }, query }: GiftDaysProps) => {
  const { shipping } = data;
  const { draft } = shipping;
  const place = draft && { postal: draft.address.postal_code, pref: draft.address.prefecture };
  const face = useGift({ step: 'delivery', token, shippingId: shipping.id, place });
  const { title } = useShop();
  const { url, posted } = useDoAction('gift-delivery');
  const received = useDoAction('gift-receive').posted;
  const { phase, error, fieldErrors, ended, send } = face;
  const days = face.days ?? data.days;
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptFields(form, `gift-delivery:${shipping.id}`, false, days?.dates.join());
  const { change, press } = useWatchedFields(id, form, 'gift-delivery');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    press();
    if (phase === 'editing') send({ type: 'submit', values: textsIn(event.currentTarget) });
  };
  const said = posted ?? received;
  return (
    <section className={giftSection} aria-labelledby={`${id}-title`}>
      <GiftSteps here="delivery" />
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p>{settings.note}</p>}
      {ended !== null ? (
        <GiftEnded code={ended} token={token} />
      ) : (
        <>
          {draft && <Where draft={draft} token={token} />}
          <FlowError error={error ?? (said ? null : sentBack(query.error))} posted={said} form={`${id}-form`} />
          <form
            ref={form}
            id={`${id}-form`}
            className={ways}
            method="post"
            action={url}
            onChange={() => {
              keep();
              change();
            }}
            onSubmit={submit}
          >
            <input type="hidden" name="token" value={token} />
            {days && (
              <Fields
                key={days.dates.join()}
                id={id}
                days={days}
                day={posted?.values.delivery_at ?? draft?.delivery_at ?? ''}
                zone={posted?.values.delivery_timezone ?? draft?.delivery_timezone_key ?? 'none'}
                faults={fieldErrors ?? posted?.errors ?? {}}
              />
            )}
            <Button kind="primary" busy={phase !== 'editing'}>
              内容の確認へ進む
            </Button>
          </form>
        </>
      )}
    </section>
  );
};
