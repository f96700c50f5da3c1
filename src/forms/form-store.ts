/**
 * What a form knows while it is filled in: the texts, which fields were left, what is wrong. The fields themselves hold
 * what is typed (their inputs are uncontrolled): so nothing typed before hydration is lost, no IME is disturbed and a
 * keystroke draws nothing, unless a message of its own field comes or goes.
 *
 * A field is checked when it is left, from then on with every change, and all are when the form is sent.
 */
import type { ErrorBody } from '../../schemas/contract/errors';
import { shownText } from '../../schemas/contract/normalize';
import { createCheck, type Messages } from './check-form';
import { startTexts, valuesOf, type FormDefinition, type Texts } from './form-definition';

/** A field with what is wrong in it; a fault that no field has is said with `field: null`. */
export interface Problem {
  readonly field: string | null;
  readonly title: string;
  readonly message: string;
}

export interface FormStart {
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  /** What the shop has refused already, when the form was sent without script. */
  readonly errors?: ErrorBody['errors'] | null;
}

type FieldListener = (name: string, text: string) => void;

const firstMessages = (errors: ErrorBody['errors'] | null | undefined): Messages =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([field, [first]]) => [field, first?.message ?? '']));

const listenIn = <L>(listeners: Set<L>, listener: L): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export class FormStore {
  readonly #order: readonly string[];
  readonly #check: (texts: Texts) => Messages;
  readonly #left = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #writers = new Set<FieldListener>();
  readonly #typeListeners = new Set<FieldListener>();
  #texts: Texts;
  #own: Messages = {};
  #refused: Messages;
  #isSummed: boolean;
  /** Fields that nobody has changed since the summary took the focus, and with it said what is wrong there. */
  #summed = new Set<string>();
  #refusals = 0;
  #said = '';
  #problems: readonly Problem[];

  constructor(
    readonly definition: FormDefinition,
    { initial = {}, errors = null }: FormStart = {},
  ) {
    this.#order = definition.lines.flat();
    this.#check = createCheck(definition);
    this.#texts = startTexts(definition.schema, initial);
    this.#refused = firstMessages(errors);
    this.#isSummed = errors !== null;
    this.#problems = this.#isSummed ? this.#summary() : [];
  }

  readonly subscribe = (listener: () => void): (() => void) => listenIn(this.#listeners, listener);

  /** Whoever shows the fields writes into them what the form changes by itself. */
  readonly onWrite = (writer: FieldListener): (() => void) => listenIn(this.#writers, writer);

  /** Tells of what the shopper types, not of what is filled in. */
  readonly onType = (listener: FieldListener): (() => void) => listenIn(this.#typeListeners, listener);

  readonly texts = (): Texts => this.#texts;
  readonly text = (name: string): string => this.#texts[name] ?? '';

  /** The message beside a field; null: none is shown. */
  readonly message = (name: string): string | null =>
    this.#refused[name] ?? (this.#left.has(name) ? (this.#own[name] ?? null) : null);

  /** What the summary lists, nothing before the form was sent; the same array until something changes. */
  readonly problems = (): readonly Problem[] => this.#problems;

  /** What is wrong, as the shop would say it of the form. */
  readonly errors = (): NonNullable<ErrorBody['errors']> =>
    Object.fromEntries(
      Object.entries({ ...this.#own, ...this.#refused }).map(([field, message]) => [
        field,
        [{ code: 'form.refused', message }],
      ]),
    );

  /** Of that, what is said beside fields. */
  readonly shown = (): NonNullable<ErrorBody['errors']> =>
    Object.fromEntries(Object.entries(this.errors()).filter(([field]) => this.message(field) !== null));

  /** Raised each time that the summary should take the focus. */
  readonly refusals = (): number => this.#refusals;

  /** What was wrong in the field that was left last; '' where nothing was, or the summary says it. */
  readonly said = (): string => this.#said;

  /** The shopper has changed a field; while an IME composes, nothing is said about it. */
  type(name: string, text: string, isComposing = false): void {
    if (isComposing) {
      this.#texts = { ...this.#texts, [name]: text };
      return;
    }
    const wasRefused = name in this.#refused;
    this.#set(name, text);
    for (const listener of this.#typeListeners) listener(name, text);
    if (this.#left.size > 0) this.#own = this.#check(this.#texts);
    if (wasRefused || this.#left.size > 0) this.#changed();
  }

  /** The shopper has left a field: its text is normalised and checked. */
  leave(name: string): void {
    this.#normalize(name);
    this.#left.add(name);
    this.#own = this.#check(this.#texts);
    this.#said = this.#summed.has(name) ? '' : (this.message(name) ?? '');
    this.#changed();
  }

  /** Writes into a field, as a postal code does. */
  fill(name: string, text: string): void {
    this.#write(name, text);
    if (this.#left.size > 0) this.#own = this.#check(this.#texts);
    this.#changed();
  }

  /** The values to send; null when something is wrong, which is then shown. */
  submit(): Texts | null {
    for (const name of this.#order) {
      this.#normalize(name);
      this.#left.add(name);
    }
    this.#refused = {};
    this.#own = this.#check(this.#texts);
    const isRight = Object.keys(this.#own).length === 0;
    this.#isSummed = !isRight;
    if (!isRight) this.#sum();
    this.#said = '';
    this.#changed();
    return isRight ? valuesOf(this.definition.schema, this.#texts) : null;
  }

  /** Nobody is to find in the fields what was typed: they hold what an empty form does. */
  forget(): void {
    this.#left.clear();
    for (const [name, text] of Object.entries(startTexts(this.definition.schema, {}))) this.#write(name, text);
    this.#changed();
  }

  /** The shop refuses fields. @param isSummed whether it is said above them, too */
  refuse(errors: NonNullable<ErrorBody['errors']>, isSummed = true): void {
    this.#refused = firstMessages(errors);
    this.#isSummed = isSummed;
    if (isSummed) this.#sum();
    this.#said = '';
    this.#changed();
  }

  #sum(): void {
    this.#refusals += 1;
    this.#summed = new Set(this.#order);
  }

  #set(name: string, text: string): void {
    this.#summed.delete(name);
    this.#texts = { ...this.#texts, [name]: text };
    const { [name]: _gone, ...rest } = this.#refused;
    this.#refused = rest;
  }

  #write(name: string, text: string): void {
    this.#set(name, text);
    for (const writer of this.#writers) writer(name, text);
  }

  #normalize(name: string): void {
    const text = this.text(name);
    const normal = shownText(this.definition.schema.properties[name]?.['x-normalize'], text);
    if (normal !== text) this.#write(name, normal);
  }

  #changed(): void {
    this.#problems = this.#isSummed ? this.#summary() : [];
    this.#isSummed = this.#problems.length > 0;
    for (const listener of this.#listeners) listener();
  }

  #summary(): readonly Problem[] {
    const nowhere = Object.entries({ ...this.#own, ...this.#refused }).filter(([name]) => !this.#order.includes(name));
    return [
      ...nowhere.map(([, message]) => ({ field: null, title: '', message })),
      ...this.#order.flatMap((field) => {
        const message = this.message(field);
        const title = this.definition.schema.properties[field]?.title ?? field;
        return message === null ? [] : [{ field, title, message }];
      }),
    ];
  }
}
