/**
 * What a provider says in the address is good once. It leaves the address before it is posted, so that Back sends nothing
 * again and the history keeps no secret; what Back comes to instead is left at once.
 */
interface Browser {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly location: Pick<Location, 'pathname' | 'replace'>;
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  readonly addEventListener: (type: 'pageshow', listener: (event: Shown) => void) => void;
  readonly removeEventListener: (type: 'pageshow', listener: (event: Shown) => void) => void;
}

type Shown = Pick<PageTransitionEvent, 'persisted'>;

export const goOn = (
  form: Pick<HTMLFormElement, 'requestSubmit'>,
  { history, location }: Pick<Browser, 'history' | 'location'>,
): void => {
  history.replaceState(history.state, '', location.pathname);
  form.requestSubmit();
};

const isBack = (entry: PerformanceEntry): boolean => 'type' in entry && entry.type === 'back_forward';

/**
 * The login leads on whoever is logged in. A page that the browser has kept as it was left comes back without being loaded.
 *
 * @returns ends it
 */
export const leaveWhenBack = (login: string, browser: Omit<Browser, 'history'>): (() => void) => {
  const leave = (): void => browser.location.replace(login);
  const onShow = ({ persisted }: Shown): void => {
    if (persisted) leave();
  };
  if (browser.performance.getEntriesByType('navigation').some(isBack)) leave();
  browser.addEventListener('pageshow', onShow);
  return () => browser.removeEventListener('pageshow', onShow);
};
