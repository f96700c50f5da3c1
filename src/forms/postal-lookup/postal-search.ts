/**
 * From a postal code to an address: asks when a code is complete, fills in what it stands for and offers the towns where
 * there are several. What the shopper typed is never written over, only what an earlier code filled in.
 */
import type { PostalTown } from '../../../schemas/address/address';
import { postalPattern } from '../../../schemas/contract/fields';
import { normalize } from '../../../schemas/contract/normalize';

/** Answers the towns of a code; `message` says, for the shopper, why there are none. Never throws. */
export type LookupPostal = (
  code: string,
) => Promise<
  { readonly ok: true; readonly towns: readonly PostalTown[] } | { readonly ok: false; readonly message: string }
>;

export interface PostalView {
  /** What is announced; '' says nothing. */
  readonly message: string;
  /** Towns to choose from; none where there is nothing to choose. */
  readonly towns: readonly PostalTown[];
}

/** The fields that an address is typed into: a form's store, or fields of the browser's own (plain-fields.ts). */
export interface PostalForm {
  /** In the order in which they are typed. */
  readonly definition: { readonly lines: readonly (readonly string[])[] };
  readonly text: (name: string) => string;
  readonly fill: (name: string, text: string) => void;
  /** Tells of what the shopper types, not of what is filled in. */
  readonly onType: (listener: (name: string, text: string) => void) => () => void;
}

/** Told the field that comes next; the code is still being typed in unless a town was chosen. */
type FilledListener = (field: string | null, isChosen: boolean) => void;

export const postalField = 'postal_code';
const parts = ['prefecture', 'city', 'address1'] as const;
const complete = new RegExp(postalPattern);
const nothing: PostalView = { message: '', towns: [] };

export class PostalSearch {
  readonly #store: PostalForm;
  readonly #lookup: LookupPostal;
  readonly #listeners = new Set<() => void>();
  readonly #filledListeners = new Set<FilledListener>();
  readonly #filled = new Map<string, string>();
  #view: PostalView = nothing;
  #code = '';

  constructor(store: PostalForm, lookup: LookupPostal) {
    this.#store = store;
    this.#lookup = lookup;
    this.#code = this.#codeOf(store.text(postalField));
  }

  readonly view = (): PostalView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly onFilled = (listener: FilledListener): (() => void) => {
    this.#filledListeners.add(listener);
    return () => void this.#filledListeners.delete(listener);
  };

  /** The shopper has typed into a field; only the postal code matters here, and only one that is new. */
  readonly typed = (name: string, text: string): void => {
    if (name !== postalField) return;
    const code = this.#codeOf(text);
    if (code === this.#code) return;
    this.#code = code;
    this.#show(nothing);
    if (code !== '') void this.#ask(code);
  };

  /** What was kept of an earlier try is put back: a code is asked for whose address had not come then. */
  readonly restored = (): void => {
    if ((['prefecture', 'city'] as const).every((part) => this.#store.text(part) === ''))
      this.typed(postalField, this.#store.text(postalField));
  };

  /** The shopper has chosen one of several towns. */
  readonly choose = (town: PostalTown): void => this.#fill(town, true);

  /** Seven digits, or '' where the code is not complete. */
  #codeOf(text: string): string {
    const digits = normalize('postal', text);
    return complete.test(digits) ? digits.replace('-', '') : '';
  }

  async #ask(code: string): Promise<void> {
    const answer = await this.#lookup(code);
    // Another code has been typed meanwhile.
    if (code !== this.#code) return;
    if (!answer.ok) return this.#show({ message: answer.message, towns: [] });
    const [first, ...others] = answer.towns;
    if (!first) return;
    if (others.length === 0) return this.#fill(first, false);
    this.#show({ message: `該当する住所が${answer.towns.length}件あります。お選びください。`, towns: answer.towns });
  }

  #fill(town: PostalTown, isChosen: boolean): void {
    const kept = parts.filter((part) => {
      const text = this.#store.text(part);
      const isOwn = text !== '' && text !== this.#filled.get(part) && text !== town[part];
      if (!isOwn) {
        this.#filled.set(part, town[part]);
        this.#store.fill(part, town[part]);
      }
      return isOwn;
    });
    this.#show({
      message:
        kept.length > 0
          ? 'ご入力済みのご住所はそのままにしています。ご確認ください。'
          : 'ご住所を入力しました。続けて番地をご入力ください。',
      towns: [],
    });
    for (const listener of this.#filledListeners) listener(this.#next(), isChosen);
  }

  /** The first field after the code that is empty, or has no more than the town. */
  #next(): string | null {
    const order = this.#store.definition.lines.flat();
    const after = order.slice(order.indexOf(postalField) + 1);
    const town = this.#filled.get('address1');
    return (
      after.find((name) => {
        const text = this.#store.text(name);
        return text === '' || (name === 'address1' && text === town);
      }) ?? null
    );
  }

  #show(view: PostalView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
