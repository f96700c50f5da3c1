/** A line at the upper edge that is there without any further code, and so without a connection (src/ui/styles/base.css.ts). */

/** Hears what it is told only if it was there before: so it is made with the page. */
const createPlace = (): HTMLElement => {
  const place = Object.assign(document.createElement('div'), { id: 'noren-notice', role: 'status' });
  document.body.prepend(place);
  return place;
};

let place: HTMLElement | null = null;

const offline = 'インターネットに接続されていません。';

/** To whoever pressed a button that needs the connection for its code, too. */
export const sendAgain = `${offline}接続が戻ってから、もう一度お試しください。`;

/** Says so for as long as there is no connection. What was typed stays, and what was not sent can be sent again. */
export const watchConnection = (): void => {
  const tell = (): void => sayPlainly(navigator.onLine ? '' : offline);
  for (const type of ['offline', 'online']) addEventListener(type, tell);
  if (!navigator.onLine) tell();
};

/** `''` takes it away. */
export const sayPlainly = (text: string): void => {
  (place ??= createPlace()).textContent = text;
};
