/** From the events of a form to its store. All fields are listened to at once; they themselves know nothing. */
import type { CompositionEventHandler, FocusEventHandler, FormEventHandler } from 'react';
import type { FormStore } from '../form-store';
import { fieldOf } from '../form-dom';

export interface FormEvents {
  readonly onChange: FormEventHandler<HTMLFormElement>;
  readonly onBlur: FocusEventHandler<HTMLFormElement>;
  readonly onCompositionStart: CompositionEventHandler<HTMLFormElement>;
  readonly onCompositionEnd: CompositionEventHandler<HTMLFormElement>;
}

/** A finger's press is over before the mouse that it stands for is pressed, and only that one takes the focus away. */
const presses = ['pointerdown', 'mousedown'];
const releases = ['pointerup', 'pointercancel', 'mouseup'];

export const formEvents = (
  store: FormStore,
): { readonly handlers: FormEvents; readonly watchPresses: () => () => void } => {
  let composing: string | null = null;
  let isPressed = false;
  let waiting: (() => void)[] = [];

  // A message that appears moves what is below, links after the form as well. Between press and release that would make
  // the release miss its button.
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

  const handlers: FormEvents = {
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
  };
  return {
    handlers,
    watchPresses: () => {
      const watched = new AbortController();
      const options = { capture: true, signal: watched.signal };
      for (const type of presses) window.addEventListener(type, () => (isPressed = true), options);
      for (const type of releases) window.addEventListener(type, release, options);
      return () => watched.abort();
    },
  };
};
