import { useEffect } from 'react';
import type { SubmitFace } from '../../../flows/submit/index';
import { isGone, isOutdated } from '../../../src/domain/told-fingerprint';
import type { FormDefinition, Texts } from '../../../src/forms/form-definition';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { words } from '../../forms/around-form.css';
import { ToldList, toldOf } from '../../forms/told-list';
import { typedOver } from './typed-over';

/**
 * What was changed or deleted elsewhere since the form was drawn is sent once more as a plain form, which is refused for the
 * same: its answer is the screen as the shop has it now, with what was typed.
 *
 * @param id the form's
 */
export const useShownAnew = (id: string, { error }: SubmitFace): void => {
  const isRefused = isOutdated(error) || isGone(error);
  useEffect(() => {
    const form = document.getElementById(`${id}-form`);
    if (isRefused && form instanceof HTMLFormElement) form.submit();
  }, [id, isRefused]);
};

/** What a form that was refused like that shows in its fields, and which of them somebody else has set otherwise; null: it was not. */
export const useTypedOver = (form: FormDefinition, known: Texts): ReturnType<typeof typedOver> | null => {
  const { posted } = useShop();
  return posted?.action === form.schema.$id && isOutdated(posted) ? typedOver(form.schema, known, posted.values) : null;
};

interface Props {
  readonly form: FormDefinition;
  /** What the shop has. */
  readonly known: Texts;
}

/** Why the form is shown again, and what the shop has where that is neither what was seen nor what was typed. */
export const ChangedElsewhere = ({ form, known }: Props) => {
  const { posted } = useShop();
  const typed = useTypedOver(form, known);
  if (posted === undefined || typed === null) return null;
  const told = toldOf(form, known).filter(({ name }) => typed.contested.includes(name));
  return (
    <>
      <div className={words}>
        <FlowError error={null} posted={posted} isCalling />
      </div>
      <p className={words}>まだ保存していません。入力した内容は、下の欄に残っています。</p>
      {told.length > 0 && (
        <>
          <p className={words}>
            次の項目は、現在のご登録が入力した内容と異なります。保存すると、下の欄の内容に変わります。
          </p>
          <ToldList told={told.map((one) => ({ ...one, text: one.text === '' ? '（未登録）' : one.text }))} />
        </>
      )}
    </>
  );
};
