/** From the events of a form to its store. All fields are listened to at once; they themselves know nothing. */
import type { CompositionEventHandler, FocusEventHandler, FormEventHandler, PointerEventHandler } from 'react';
import type { FormStore } from '../form-store';
import { fieldOf } from './form-dom';

export interface FormEvents {
  readonly onChange: FormEventHandler<HTMLFormElement>;
  readonly onBlur: FocusEventHandler<HTMLFormElement>;
  readonly onCompositionStart: CompositionEventHandler<HTMLFormElement>;
  readonly onCompositionEnd: CompositionEventHandler<HTMLFormElement>;
  readonly onPointerDown: PointerEventHandler<HTMLFormElement>;
}

export const formEvents = (store: FormStore): FormEvents => {
  let composing: string | null = null;
  let isPressed = false;
  let waiting: (() => void)[] = [];

  // A message that appears moves what is below. Between press and release that would make the release miss its button.
  const afterPress = (run: () => void): void => {
    if (isPressed) waiting.push(run);
    else run();
  };
  const release = (): void => {
    isPressed = false;
    const due = waiting;
    waiting = [];
    // After the click that follows the release.
    if (due.length > 0) setTimeout(() => due.forEach((run) => run()));
  };

  return {
    onChange: ({ target }) => {
      const field = fieldOf(target);
      if (field) store.type(field.name, field.text, composing === field.name);
    },
    onBlur: ({ target }) => {
      const field = fieldOf(target);
      if (field && composing !== field.name) afterPress(() => store.leave(field.name));
    },
    onCompositionStart: ({ target }) => {
      composing = fieldOf(target)?.name ?? null;
    },
    onCompositionEnd: ({ target }) => {
      composing = null;
      const field = fieldOf(target);
      if (!field) return;
      store.type(field.name, field.text);
      // Some browsers end the composition after the field has lost the focus.
      if (target !== document.activeElement) afterPress(() => store.leave(field.name));
    },
    onPointerDown: () => {
      isPressed = true;
      const once = new AbortController();
      const end = (): void => {
        once.abort();
        release();
      };
      for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, { signal: once.signal });
    },
  };
};
