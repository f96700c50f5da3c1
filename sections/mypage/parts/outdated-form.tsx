import { useEffect } from 'react';
import type { SubmitFace } from '../../../flows/submit/index';
import { isOutdated } from '../../../src/domain/told-fingerprint';
import type { FormDefinition, Texts } from '../../../src/forms/form-definition';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { words } from '../../forms/around-form.css';
import { ToldList, toldOf } from '../../forms/told-list';

/**
 * Where something was changed elsewhere since the form was drawn, it is sent once more as a plain form, which is refused
 * for the same: its answer is the screen as the shop has it now, with what was typed beside it.
 *
 * @param id the form's
 */
export const useShownAnew = (id: string, { error }: SubmitFace): void => {
  const isRefused = isOutdated(error);
  useEffect(() => {
    const form = document.getElementById(`${id}-form`);
    if (isRefused && form instanceof HTMLFormElement) form.submit();
  }, [id, isRefused]);
};

interface Props {
  readonly form: FormDefinition;
  /** What the fields hold. */
  readonly known: Texts;
}

/** Why the fields show the shop's own, and what was typed, as far as the shop has it otherwise. */
export const TypedBefore = ({ form, known }: Props) => {
  const { posted } = useShop();
  if (posted?.action !== form.schema.$id || !isOutdated(posted)) return null;
  const { values } = posted;
  const told = toldOf(form, values).filter(({ name }) => name in values && values[name] !== known[name]);
  return (
    <>
      <div className={words}>
        <FlowError error={null} posted={posted} />
      </div>
      {told.length > 0 && (
        <>
          <p className={words}>
            送信された内容のうち、現在のご登録と異なる項目は次のとおりです。まだ保存されていません。変更するときは、下の欄にもう一度入力してください。
          </p>
          <ToldList told={told.map((one) => ({ ...one, text: one.text === '' ? '（空欄）' : one.text }))} />
        </>
      )}
    </>
  );
};
