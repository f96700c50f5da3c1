import { useState } from 'react';
import { drawnTexts } from '../../src/domain/told-fingerprint';
import { normalText, startTexts, type FormDefinition, type Texts } from '../../src/forms/form-definition';
import { KeptTexts } from '../../src/forms/kept-texts';
import { useFirstRead } from '../../src/forms/use-first-read';
import { useShop } from '../../src/ui/shop-context';
import { words } from './around-form.css';
import { ToldList, toldOf } from './told-list';

interface Props {
  readonly form: FormDefinition;
  /** Under which name this tab keeps what is typed. */
  readonly keptAs: string;
  /** What the fields start with. */
  readonly shown: Readonly<Record<string, unknown>>;
  /** As the form was told (SchemaForm). */
  readonly typedBeside: string;
  /** What was sent without script and not taken, since the shop had changed; undefined: nothing. */
  readonly sent: Texts | undefined;
}

/**
 * What was typed beside something else than the shop has by now: the form does not mix the two, and what was typed is told, to be
 * typed again.
 */
export const ReplacedTexts = ({ form, keptAs, shown, typedBeside, sent }: Props) => {
  const shop = useShop();
  const [kept, setKept] = useState<Texts | null>(null);
  useFirstRead(() => {
    const { beside, texts } = new KeptTexts(shop, keptAs).readBeside();
    if (beside !== typedBeside) setKept({ ...texts, drawn: beside });
  });
  const texts = sent ?? kept;
  if (texts === null) return null;
  const [now, before] = [startTexts(form.schema, shown), drawnTexts(texts)];
  const told = toldOf(form, texts).filter(({ name }) => {
    const typed = normalText(form.schema, name, texts[name] ?? '');
    return typed !== '' && typed !== now[name] && typed !== before[name];
  });
  return told.length === 0 ? null : (
    <div role="status">
      <p className={words}>
        ほかの画面で変更されたため、現在の内容を表示しています。入力していた次の内容は反映されていません。必要な場合は、もう一度ご入力ください。
      </p>
      <ToldList told={told} />
    </div>
  );
};
