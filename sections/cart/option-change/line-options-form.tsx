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
const drawnName = '=';

/** What stands in the form where nobody has touched it. */
const drawnIn = (form: HTMLFormElement): string => {
  const untouched = form.cloneNode(true);
  if (!(untouched instanceof HTMLFormElement)) return '';
  untouched.reset();
  return JSON.stringify(textsIn(untouched));
};

/**
 * The form as it is filled in, kept for this tab beside what it was drawn with. Its fields are the browser's own; what was typed
 * before the script came stays.
 *
 * @returns `kept`: what the fields are to be drawn with once more; null: nothing
 */
const useFields = (name: string) => {
  const shop = useShop();
  const place = useRef<HTMLFormElement>(null);
  const drawn = useRef('');
  const [tab] = useState(() => new KeptTexts(shop, name));
  const [kept, setKept] = useState<Texts | null>(null);
  const [typed, setTyped] = useState<Texts | null>(null);
  const take = (now: Texts): void => {
    setTyped(now);
    tab.keep({ ...now, [drawnName]: drawn.current });
  };
  useFirstRead(() => {
    if (!place.current) return;
    drawn.current = drawnIn(place.current);
    const now = textsIn(place.current);
    const { [drawnName]: beside, ...texts } = tab.read() ?? {};
    if (beside !== drawn.current || JSON.stringify(now) !== beside) return take(now);
    setKept(texts);
    setTyped(texts);
  });
  const read = (): void => {
    if (place.current) take(textsIn(place.current));
  };
  return { place, kept, typed, read } as const;
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
  const { place, kept, typed, read } = useFields(`${action}:${about.key}`);
  const { isSending, error, onSubmit } = usePlainPost();
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
