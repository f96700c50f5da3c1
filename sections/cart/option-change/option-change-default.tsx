import { useRef, useState } from 'react';
import type { CartAccessory, CartLine } from '../../../schemas/cart/cart-line';
import type { ProductOption } from '../../../schemas/catalog/product-option';
import { cartPath, lineId } from '../../../src/domain/checkout-steps';
import { detailName } from '../../../src/domain/option-form';
import { firstErrors } from '../../../src/forms/focus-first';
import type { Texts } from '../../../src/forms/form-definition';
import { textsIn } from '../../../src/forms/texts-in';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { FlowError } from '../../../src/ui/flow-error';
import type { Posted } from '../../../src/ui/shop-context';
import { OptionFields } from '../../product/parts/option-fields';
import { options as optionsClass } from '../../product/parts/option-fields.css';
import { useDoAction } from '../parts/do-action';
import { firstError } from '../parts/first-error';
import { LineName, LinePicture } from '../parts/line-item';
import { action as actionClass, compact, lineText, readSection } from '../parts/cart-parts.css';
import type { OptionChangeProps } from './option-change.data';
import { usePlainPost } from './use-plain-post';

const form = 'option-modify';

interface Asked {
  readonly line: CartLine;
  readonly accessory: CartAccessory;
  readonly option: ProductOption;
}

/** What is to be changed; null: it is not in the cart, or not done, any more. */
const askedIn = ({ lines, options }: OptionChangeProps['data'], key: string | undefined): Asked | null => {
  const line = lines.find(({ accessories = [] }) => accessories.some((done) => done.key === key));
  const accessory = line?.accessories?.find((done) => done.key === key);
  const option = options.find((offered) => offered.key === accessory?.option_key && offered.scope === 'line');
  return line && accessory && option ? { line, accessory, option } : null;
};

/** As the cart has it. */
const givenIn = ({ option_key: option, details }: CartAccessory): Texts =>
  Object.fromEntries(Object.entries(details).map(([field, text]) => [detailName(option, field), text]));

/** What is not said at a field of the option; null: all of it is. */
const saidAbove = (refusal: Pick<Posted, 'code' | 'message' | 'errors'> | null, isField: (name: string) => boolean) =>
  refusal && refusal.code !== '' && !Object.keys(refusal.errors ?? {}).some(isField)
    ? { code: refusal.code, message: firstError(refusal) }
    : null;

/** The form as it is filled in. Its fields are the browser's own; what was typed before the script came stays. */
const useFields = () => {
  const place = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Texts | null>(null);
  const read = (): void => {
    if (place.current) setTyped(textsIn(place.current));
  };
  useFirstRead(read);
  return { place, typed, read } as const;
};

/** Posted plainly, with script as without: what sends a form without leaving the page weighs as much as the rest of the screen. */
const Change = ({ id, line, accessory, option }: Asked & { readonly id: string }) => {
  const { url, posted } = useDoAction(form);
  const { place, typed, read } = useFields();
  const { isSending, error, onSubmit } = usePlainPost();
  const given = posted?.values ?? givenIn(accessory);
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
      <input type="hidden" name="key" value={accessory.key} />
      <input type="hidden" name="product" value={line.product_info.key} />
      <div className={optionsClass}>
        <OptionFields
          id={id}
          options={[{ ...option, is_required: true }]}
          given={given}
          values={typed ?? given}
          faults={firstErrors(posted?.errors ?? null)}
        />
      </div>
      <FlowError
        error={error ?? saidAbove(posted ?? null, (name) => name.startsWith(detailName(option.key, '')))}
        form={`${id}-form`}
      />
      <Button kind="primary" busy={isSending}>
        変更する
      </Button>
      <A data-back="" href={`${cartPath}#${lineId(line.key)}`}>
        変更せずにカートに戻る
      </A>
    </form>
  );
};

/** What was asked for of a line's goods, put right without taking them out of the cart. */
export const View = ({ id, data, query }: OptionChangeProps) => {
  const asked = askedIn(data, query.key);
  return (
    <section className={readSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} tabIndex={-1}>
        ご指定の変更
      </h1>
      {asked ? (
        <>
          <ul className={compact} aria-label="変更する商品">
            <li>
              <LinePicture info={asked.line.product_info} />
              <div className={lineText}>
                <LineName info={asked.line.product_info} />
                <span>{asked.line.quantity}点</span>
              </div>
            </li>
          </ul>
          <Change id={id} {...asked} />
        </>
      ) : (
        <EmptyState
          title="変更できるご指定が見つかりません"
          text="カートの内容が変わったか、ただいま承っていないご指定です。カートでご確認ください。"
        >
          <A className={button.primary} href={cartPath}>
            カートに戻る
          </A>
        </EmptyState>
      )}
    </section>
  );
};
