import { useRef, useState } from 'react';
import type { CartLine } from '../../../schemas/cart/cart-line';
import type { ProductOption } from '../../../schemas/catalog/product-option';
import type { ActionName } from '../../../src/actions/action-of';
import { cartPath, lineId } from '../../../src/domain/checkout-steps';
import { firstErrors } from '../../../src/forms/focus-first';
import type { Texts } from '../../../src/forms/form-definition';
import { KeptTexts } from '../../../src/forms/kept-texts';
import { textsIn } from '../../../src/forms/texts-in';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop, type Posted } from '../../../src/ui/shop-context';
import { OptionFields } from '../../product/parts/option-fields';
import { options as optionsClass } from '../../product/parts/option-fields.css';
import { action as actionClass } from '../parts/cart-parts.css';
import { useDoAction } from '../parts/do-action';
import { firstError } from '../parts/first-error';
import { usePlainPost } from './use-plain-post';

/** What is not said at a field of the options; null: all of it is. */
const saidAbove = (refusal: Posted | undefined, isField: (name: string) => boolean) =>
  refusal && refusal.code !== '' && !Object.keys(refusal.errors ?? {}).some(isField)
    ? { code: refusal.code, message: firstError(refusal) }
    : null;

/** No field's name. */
const sentName = '?';

/** What stands in the form where nobody has touched it. */
const untouchedIn = (form: HTMLFormElement): Texts => {
  const copy = form.cloneNode(true);
  if (!(copy instanceof HTMLFormElement)) return {};
  copy.reset();
  return textsIn(copy);
};

/** Of each field what was touched since the form was drawn, else what was kept. */
const withKept = (form: HTMLFormElement, kept: Texts): Texts => {
  const [now, untouched] = [textsIn(form), untouchedIn(form)];
  const names = Object.keys({ ...kept, ...now, ...untouched });
  const texts = names.map((name) => [name, now[name] === untouched[name] ? kept[name] : now[name]] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

/** What was written, where something else stands now. */
const typedInto = (form: HTMLFormElement, texts: Texts): string =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text], textarea')]
    .flatMap(({ name, value }) => (texts[name] && texts[name] !== value ? [texts[name]] : []))
    .join('、');

/**
 * The form as it is filled in, kept for this tab until it is sent, beside what the cart had. Its fields are the browser's own;
 * what was typed before the script came stays.
 *
 * @param given what the cart has
 * @param sent what the form is drawn with, where that was refused: of what was kept before that nothing is put back
 * @returns `kept`: what the fields are to be drawn with once more; `lost`: what was typed beside something else; null: nothing
 */
const useFields = (name: string, given: Texts, sent: Texts | undefined) => {
  const shop = useShop();
  const place = useRef<HTMLFormElement>(null);
  const [tab] = useState(() => new KeptTexts(shop, name));
  const [kept, setKept] = useState<Texts | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [typed, setTyped] = useState<Texts | null>(null);
  const [beside, drawn] = [JSON.stringify(given), JSON.stringify(sent ?? {})];
  const take = (now: Texts): void => {
    setTyped(now);
    tab.done(false);
    tab.keepBeside({ ...now, [sentName]: drawn }, beside);
  };
  useFirstRead(() => {
    if (!place.current) return;
    const { beside: was, texts: known } = tab.readBeside();
    const { [sentName]: wasSent, ...texts } = known;
    const isBack = was === beside && (!sent || wasSent === drawn);
    const now = isBack ? withKept(place.current, texts) : textsIn(place.current);
    if (isBack) setKept(now);
    else if (was !== '' && !sent) setLost(typedInto(place.current, texts));
    take(now);
  });
  const read = (): void => {
    if (place.current) take(textsIn(place.current));
  };
  return { place, kept, lost, typed, read, forget: () => tab.done(true) } as const;
};

interface Props {
  readonly id: string;
  readonly line: CartLine;
  readonly action: ActionName;
  /** Says what of the cart it is about. */
  readonly about: { readonly name: 'key' | 'line_key'; readonly key: string };
  readonly options: readonly ProductOption[];
  /** As the cart has it. */
  readonly inCart: Texts;
  readonly isField: (name: string) => boolean;
  readonly words: { readonly send: string; readonly leave: string };
}

/** Posted plainly, with script as without: what sends a form without leaving the page weighs as much as the rest of the screen. */
export const LineOptionsForm = ({ id, line, action, about, options, inCart, isField, words }: Props) => {
  const { url, posted } = useDoAction(action);
  const { place, kept, lost, typed, read, forget } = useFields(`${action}:${about.key}`, inCart, posted?.values);
  const { isSending, error, onSubmit } = usePlainPost(forget);
  const given = kept ?? posted?.values ?? inCart;
  return (
    <form
      ref={place}
      id={`${id}-form`}
      className={actionClass}
      method="post"
      action={url}
      onChange={read}
      onSubmit={onSubmit}
    >
      {lost !== null && (
        <p role="status">
          ほかの画面で変更されたため、現在の内容を表示しています。{lost && `入力していた内容：${lost}`}
        </p>
      )}
      <input type="hidden" name={about.name} value={about.key} />
      <input type="hidden" name="product" value={line.product_info.key} />
      <div className={optionsClass}>
        <OptionFields
          key={kept ? 'kept' : 'drawn'}
          id={id}
          options={options}
          given={given}
          values={typed ?? given}
          faults={firstErrors(posted?.errors ?? null)}
        />
      </div>
      <FlowError error={error ?? saidAbove(posted, isField)} form={`${id}-form`} />
      <Button kind="primary" busy={isSending}>
        {words.send}
      </Button>
      <A data-back="" href={`${cartPath}#${lineId(line.key)}`}>
        {words.leave}
      </A>
    </form>
  );
};
