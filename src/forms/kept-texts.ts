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

/** The key under which a tab keeps a form's texts; its `form` element bears it, so that who finds it knows without its code. */
export const keptKey = (channel: string, form: string): string => `noren:form:${channel}:${form}`;

export class KeptTexts {
  readonly #key: string;
  #isDone = false;

  constructor(channel: string, form: string) {
    this.#key = keptKey(channel, form);
  }

  /** null: nothing is kept. */
  read(): Texts | null {
    const value = attempt((): unknown => JSON.parse(sessionStorage.getItem(this.#key) ?? 'null'));
    return isTexts(value) ? value : null;
  }

  keep(texts: Texts): void {
    if (!this.#isDone) attempt(() => sessionStorage.setItem(this.#key, JSON.stringify(texts)));
  }

  /** The shop has them. Leaving the page keeps them no more; `isDone` false: they are being changed again. */
  done(isDone: boolean): void {
    this.#isDone = isDone;
    if (isDone) attempt(() => sessionStorage.removeItem(this.#key));
  }
}
