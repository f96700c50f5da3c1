/**
 * The toasts (rule ui.toast: bottom centre, 5 s, at most 5, the same only once). How long each is there is kept by
 * react-hot-toast, of which only the part without looks comes along: its own styles would break the content security
 * policy. Loaded with the first toast.
 */
import { useEffect, useRef } from 'react';
import { toast as keep, useToaster, type Toast as KeptToast } from 'react-hot-toast/headless';
import type { Toast } from '../../../src/lib/toast';
import { isFocusLost } from '../../../src/ui/focus';
import { createRoot } from '../islands/react';
import style from './toaster.css?inline';

const shownMs = 5_000;
const leavingMs = 200;
const mostShown = 5;

const Cross = () => (
  <svg
    viewBox="0 0 24 24"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M5 5l14 14M19 5L5 19" />
  </svg>
);

const Said = ({ said: { message, action }, id }: { readonly said: Toast; readonly id: string }) => {
  const way = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: the keyboard goes on where it can be taken back.
  useEffect(() => {
    if (isFocusLost()) way.current?.focus({ preventScroll: true });
  }, []);
  const act = (): void => {
    keep.dismiss(id);
    action?.run();
  };
  return (
    <>
      <p>{message}</p>
      {action && (
        <button ref={way} type="button" data-does="" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="閉じる" onClick={() => keep.dismiss(id)}>
        <Cross />
      </button>
    </>
  );
};

/** Somebody reads it, or is about to press. */
const isHeld = (place: HTMLElement): boolean => place.matches(':hover') || place.contains(document.activeElement);

const isShown = ({ visible }: KeptToast): boolean => visible;

const Toasts = () => {
  const { toasts, handlers } = useToaster({ duration: shownMs, removeDelay: leavingMs });
  const place = useRef<HTMLDivElement>(null);
  const { startPause, endPause } = handlers;
  const release = (): void => {
    if (place.current && !isHeld(place.current)) endPause();
  };
  useEffect(() => {
    for (const { id } of toasts.filter(isShown).slice(mostShown)) keep.dismiss(id);
    // One that went under the pointer or with the focus tells nobody.
    release();
    // In the top layer, above whatever was opened last, and above what the shopper buys by at the page's lower edge.
    if (place.current && !place.current.matches(':popover-open')) place.current.showPopover();
    place.current?.style.setProperty('bottom', getComputedStyle(document.body).paddingBottom);
  });
  return (
    <div
      ref={place}
      id="noren-toasts"
      popover="manual"
      role="status"
      onMouseEnter={startPause}
      onMouseLeave={release}
      onFocus={startPause}
      onBlur={() => setTimeout(release)}
    >
      {toasts.map(({ id, type, visible, message }) => (
        <div key={id} data-tone={type === 'error' ? 'negative' : undefined} data-gone={visible ? undefined : ''}>
          {typeof message === 'function' ? null : message}
        </div>
      ))}
    </div>
  );
};

const begin = async (): Promise<void> => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);
  // A live region is heard from when it stands there, still empty.
  await new Promise((resolve) => setTimeout(resolve, 100));
};

let begun: Promise<void> | null = null;

export const show = async (said: Toast): Promise<void> => {
  await (begun ??= begin());
  const { tone = 'positive', message } = said;
  const id = `${tone} ${message}`;
  const words = <Said said={said} id={id} />;
  if (tone === 'negative') keep.error(words, { id });
  else keep.success(words, { id });
};
