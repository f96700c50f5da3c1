/**
 * Brings sections to life when their time has come: at once, when the browser idles, when they come near, and in any case
 * when they are pointed at, focused or typed into. Until then the server's HTML stands, and works as HTML does.
 */
import type { LiveIsland, hydrateIsland } from './hydrate';
import type { View } from '../../island/island';
import type { IslandPayload, ScreenPayload } from '../../island/navigation-answer';
import { preloadModules } from '../preload-screen';
import { keptThere } from './kept-there';
import { isPressed, pressEarly, sendPlainly } from '../pressed-early';
import { reloadOnce } from '../reload-once';
import { keepUnderway } from '../../../src/lib/go';
import { whenIdle } from '../when-idle';

interface Mounted {
  readonly element: Element;
  island: IslandPayload;
  screen: ScreenPayload;
  live: LiveIsland | null;
  /** Where it stands, as the browser has told: asking would make it lay out the page at once. */
  place: 'unknown' | 'near' | 'away';
  start: () => Promise<void>;
}

export interface Islands {
  /** Takes over the islands of a screen; those that already live and are in `kept` get their new input instead. */
  mount(screen: ScreenPayload, kept?: ReadonlySet<string>): void;
  /** Whether an island of that id and view lives in the element. */
  isLive(element: Element, island: IslandPayload | undefined): boolean;
  /** Forgets the islands in an element that leaves the page. */
  release(element: Element): void;
}

/** First the screen is seen, then it comes to life. */
const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

const nextTask = (waitMs = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, waitMs));

/** What a connection that has only just come back may fail with once. */
const retryMs = 1000;

const touches = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

export const createIslands = (): Islands => {
  const mounted = new Map<string, Mounted>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const entry = mounted.get(target.getAttribute('data-i') ?? '');
        if (!entry) continue;
        entry.place = isIntersecting ? 'near' : 'away';
        if (isIntersecting) void entry.start();
      }
      markHydrated(mounted);
    },
    { rootMargin: '64px' },
  );

  const hydrate = async (entry: Mounted): Promise<void> => {
    observer.unobserve(entry.element);
    const live = await hydrateEntry(entry, () => mounted.get(entry.island.id) === entry);
    if (live) markHydrated(mounted);
  };

  const add = (element: Element, island: IslandPayload, screen: ScreenPayload): void => {
    const start = untilLive(
      () => hydrate(entry),
      () => entry.live !== null,
    );
    const entry: Mounted = { element, island, screen, live: null, place: 'unknown', start };
    mounted.set(island.id, entry);
    if (island.hydrate === 'load' || (island.hydrate === 'touch' && keptThere(element)))
      afterPaint(() => void entry.start());
    else if (island.hydrate === 'idle') whenIdle(() => void entry.start());
    else if (island.hydrate === 'visible') observer.observe(element);
    wakeAt(element, entry);
  };

  return {
    mount: (screen, kept = new Set()) => {
      for (const island of screen.islands) {
        const known = mounted.get(island.id);
        if (known && kept.has(island.id)) {
          Object.assign(known, { island, screen });
          known.live?.update(island, screen);
          continue;
        }
        const element = document.querySelector(`[data-i="${CSS.escape(island.id)}"]`);
        if (element) add(element, island, screen);
      }
      markHydrated(mounted);
    },
    isLive: (element, island) => {
      const known = island && mounted.get(island.id);
      return known?.element === element && known.live !== null && known.island.url === island?.url;
    },
    release: (element) => {
      for (const [id, entry] of mounted) {
        if (!element.contains(entry.element)) continue;
        observer.unobserve(entry.element);
        entry.live?.unmount();
        mounted.delete(id);
      }
    },
  };
};

/** What is done in it brings it to life, and is done again then. */
const wakeAt = (element: Element, entry: Mounted): void => {
  for (const touch of touches) element.addEventListener(touch, () => void entry.start(), { once: true, passive: true });
  element.addEventListener('click', (event) => replayClick(event, entry), { capture: true });
  element.addEventListener('submit', (event) => replaySubmit(event, entry), { capture: true });
};

/** Starts once; where there was no connection, again when it is back. */
const untilLive = (run: () => Promise<void>, isLive: () => boolean): (() => Promise<void>) => {
  let started: Promise<void> | null = null;
  const start = (): Promise<void> => (started ??= run().then(startAnewOnline));
  const startAnewOnline = (): void => {
    if (isLive() || navigator.onLine) return;
    started = null;
    addEventListener('online', () => void start(), { once: true });
  };
  return start;
};

/** The code that a section lives by. What is there already is not asked for again. */
const load = async (url: string, isAgain = false): Promise<{ hydrateIsland: typeof hydrateIsland; view: View }> => {
  try {
    // Each in a task of its own: on a slow phone all at once would take long enough to be felt.
    await import('./react');
    await nextTask();
    const { hydrateIsland } = await import('./hydrate');
    const { View: view } = (await import(/* @vite-ignore */ url)) as { View: View };
    return { hydrateIsland, view };
  } catch (error) {
    if (isAgain || !navigator.onLine) throw error;
    await nextTask(retryMs);
    return load(url, true);
  }
};

/** Loads the section's code and hands it the element; false if that is too late or does not work. */
const hydrateEntry = async (entry: Mounted, isWanted: () => boolean): Promise<boolean> => {
  try {
    // One after the other they would each wait for the network.
    preloadModules(entry.island.preloads ?? []);
    const { hydrateIsland, view } = await load(entry.island.url);
    await nextTask();
    if (!isWanted()) return false;
    const { island, screen } = entry;
    const live = await hydrateIsland(entry.element, view, island, screen);
    if (!isWanted()) {
      live.unmount();
      return false;
    }
    entry.live = live;
    // The screen may have got new data in the meantime.
    if (entry.island !== island) live.update(entry.island, entry.screen);
    entry.element.setAttribute('data-h', 'live');
    return true;
  } catch (error) {
    // Without a connection a reload would take away the screen and what was typed.
    if (!navigator.onLine) return false;
    console.error(`section ${entry.island.id} could not be loaded:`, error);
    reloadOnce();
    return false;
  }
};

/** A button pressed before its section lives does its work as soon as it does: React does not replay clicks. */
const replayClick = (event: Event, entry: Mounted): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (entry.live || !button || button.type === 'submit') return;
  event.preventDefault();
  // Where the section could not come to life, the click is lost: sent again it would only come back here.
  void entry.start().then(() => entry.live && button.click());
};

/**
 * A form sent before its section lives waits for it, and is then sent through it; where it cannot come to life, the
 * browser sends it as it stands, or says that there is no connection. What was typed is in the fields all the while.
 * Whoever goes on to the cart meanwhile finds there what was sent.
 */
const replaySubmit = (event: Event, entry: Mounted): void => {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !(event instanceof SubmitEvent)) return;
  if (entry.live && !isPressed(form)) return;
  const { submitter } = event;
  event.preventDefault();
  event.stopPropagation();
  if (isPressed(form)) return;
  const alive = entry.start().then(() => entry.live !== null);
  void keepUnderway<unknown>(
    form.action.endsWith('-/do/cart-add')
      ? pressEarly(form, submitter, alive)
      : alive.then<unknown>((isAlive) => (isAlive ? form.requestSubmit(submitter) : sendPlainly(form))),
  );
};

/** Tells (tests, measures) that everything that is due has come to life: what is never seen or touched is never due. */
const markHydrated = (mounted: ReadonlyMap<string, Mounted>): void => {
  const isDue = ({ island: { hydrate }, place }: Mounted): boolean =>
    hydrate !== 'touch' && (hydrate !== 'visible' || place !== 'away');
  if ([...mounted.values()].some((entry) => isDue(entry) && !entry.live)) return;
  if (document.documentElement.dataset.hydrated !== 'all') performance.mark('noren:hydrated');
  document.documentElement.dataset.hydrated = 'all';
};
