/** What was typed into a form, kept for this tab so that a reload or an expired session loses nothing. */
import type { Texts } from './form-definition';

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Nothing works and nothing breaks where the browser keeps no data (private modes, a full disk). */
const attempt = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

/** No field's name. */
const besideName = '=';

/** Whose screen it is (ShopEnv): another member who logs in to this tab is shown nothing of it. */
export interface KeptFor {
  readonly channel: string;
  readonly drawnFor?: string;
}

/** The key under which a tab keeps a form's texts. */
export const keptKey = ({ channel, drawnFor = '' }: KeptFor, form: string): string =>
  `noren:form:${channel}:${form}@${drawnFor}`;

export class KeptTexts {
  /** Its `form` element bears it, so that who finds it knows without this code. */
  readonly key: string;
  /** What a guest has typed is there for whoever logs in to go on. */
  readonly #guests: string;
  #isDone = false;

  constructor(shop: KeptFor, form: string) {
    this.key = keptKey(shop, form);
    this.#guests = keptKey({ channel: shop.channel }, form);
  }

  /** null: nothing is kept. */
  read(): Texts | null {
    const value = attempt((): unknown =>
      JSON.parse(sessionStorage.getItem(this.key) ?? sessionStorage.getItem(this.#guests) ?? ''),
    );
    return isTexts(value) ? value : null;
  }

  keep(texts: Texts): void {
    if (!this.#isDone) attempt(() => sessionStorage.setItem(this.key, JSON.stringify(texts)));
  }

  /** What was kept, and beside what; '' where nobody said. */
  readBeside(): { readonly beside: string; readonly texts: Texts } {
    const { [besideName]: beside = '', ...texts } = this.read() ?? {};
    return { beside, texts };
  }

  /** With what the shop has given by then: what it gives otherwise later comes before them. */
  keepBeside(texts: Texts, beside: string): void {
    this.keep(beside === '' ? texts : { ...texts, [besideName]: beside });
  }

  /** The shop has them. Leaving the page keeps them no more; `isDone` false: they are being changed again. */
  done(isDone: boolean): void {
    this.#isDone = isDone;
    if (isDone) attempt(() => [this.key, this.#guests].forEach((key) => sessionStorage.removeItem(key)));
  }
}
