import { returnPath } from '../../../src/domain/return-path';

/**
 * What a provider says in the address is good once. It leaves the address before it is posted, so that Back sends nothing
 * again and the history keeps no secret; what Back comes to instead is left at once.
 */
interface Browser {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly location: Pick<Location, 'pathname' | 'replace'>;
  /** Throws where the browser keeps nothing. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  readonly addEventListener: (type: 'pageshow', listener: (event: Shown) => void) => void;
  readonly removeEventListener: (type: 'pageshow', listener: (event: Shown) => void) => void;
}

type Shown = Pick<PageTransitionEvent, 'persisted'>;

const wayKey = 'noren:way-of-provider';

/** The way back of a login that has come to nothing, for this tab: the address that Back comes to does not say it. */
export const keepWay = (way: string | null, browser: Pick<Browser, 'sessionStorage'>): void => {
  try {
    if (way === null) browser.sessionStorage.removeItem(wayKey);
    else browser.sessionStorage.setItem(wayKey, way);
  } catch {
    // Back leads to the login without it.
  }
};

/** null: none is kept. */
const keptWay = (browser: Pick<Browser, 'sessionStorage'>): string | null => {
  try {
    return returnPath(browser.sessionStorage.getItem(wayKey));
  } catch {
    return null;
  }
};

export const goOn = (
  form: Pick<HTMLFormElement, 'requestSubmit'>,
  browser: Pick<Browser, 'history' | 'location' | 'sessionStorage'>,
): void => {
  const { history, location } = browser;
  history.replaceState(history.state, '', location.pathname);
  keepWay(null, browser);
  form.requestSubmit();
};

const isBack = (entry: PerformanceEntry): boolean => 'type' in entry && entry.type === 'back_forward';

/**
 * The login leads on whoever is logged in. A page that the browser has kept as it was left comes back without being loaded.
 *
 * @param loginFor its address, which leads on by a way back
 * @returns ends it
 */
export const leaveWhenBack = (
  loginFor: (way: string | null) => string,
  browser: Omit<Browser, 'history'>,
): (() => void) => {
  const leave = (): void => browser.location.replace(loginFor(keptWay(browser)));
  const onShow = ({ persisted }: Shown): void => {
    if (persisted) leave();
  };
  if (browser.performance.getEntriesByType('navigation').some(isBack)) leave();
  browser.addEventListener('pageshow', onShow);
  return () => browser.removeEventListener('pageshow', onShow);
};
