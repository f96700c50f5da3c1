import type { SubmitFace } from '../../../flows/submit/index';
import type { Texts } from '../../../src/forms/form-definition';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { words } from '../../forms/around-form.css';
import { buttons } from './register-form.css';
import { TypedList } from './typed-list';

interface Props {
  readonly values: Texts;
  readonly face: SubmitFace;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What is to be sent, read once more. The form lies behind it as it was filled in. */
export const Confirm = ({ values, face, onConfirm, onBack }: Props) => {
  const { phase, error, send } = face;
  const isBusy = phase === 'sending' || phase === 'done';
  return (
    <>
      <p className={words}>ご入力の内容をご確認のうえ、「この内容で登録する」を押してください。</p>
      <TypedList values={values} password="設定済み（安全のため表示していません）" />
      <FlowError error={error} onRetry={() => send({ type: 'retry' })} />
      <div className={buttons}>
        <Button kind="primary" type="button" busy={isBusy} onClick={() => !isBusy && onConfirm()}>
          この内容で登録する
        </Button>
        <Button type="button" onClick={() => !isBusy && onBack()}>
          入力内容を修正する
        </Button>
      </div>
    </>
  );
};
