import { describe, expect, it, vi } from 'vitest';
import { goOn, keepWay, leaveWhenBack } from './going-on';
import { withReturn } from '../../../src/lib/way-to-login';

/** A browser that has come to the page so, and what it was told to do, in order. */
const browserThat = (type: 'navigate' | 'back_forward') => {
  const done: string[] = [];
  const kept = new Map<string, string>();
  const listeners = new Set<(event: { persisted: boolean }) => void>();
  const entry = { type, entryType: 'navigation', name: '', startTime: 0, duration: 0, toJSON: () => ({}) };
  return {
    done,
    history: {
      state: { kept: 1 },
      replaceState: (state: unknown, _: string, to?: string | URL | null) => {
        done.push(`${JSON.stringify(state)} at ${String(to)}`);
      },
    },
    location: { pathname: '/gakuen/oauth/callback', replace: (to: string | URL) => void done.push(`to ${String(to)}`) },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
    performance: { getEntriesByType: () => [entry] },
    addEventListener: (_: 'pageshow', listener: (event: { persisted: boolean }) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: 'pageshow', listener: (event: { persisted: boolean }) => void) =>
      void listeners.delete(listener),
    show: (persisted: boolean) => listeners.forEach((listener) => listener({ persisted })),
  };
};

const raise = (): never => {
  throw new Error('SecurityError');
};
const login = (way: string | null): string => withReturn('/login/', way);

describe('going on from a provider', () => {
  it('[auth.oauth] takes what the provider has said out of the address before it is sent', () => {
    const browser = browserThat('navigate');
    goOn({ requestSubmit: vi.fn(() => void browser.done.push('sent')) }, browser);
    expect(browser.done).toEqual(['{"kept":1} at /gakuen/oauth/callback', 'sent']);
  });

  it('leads to the login whoever comes back from the next screen, and nobody else', () => {
    const back = browserThat('back_forward');
    leaveWhenBack(login, back);
    expect(back.done).toEqual(['to /login/']);
    const anew = browserThat('navigate');
    const end = leaveWhenBack(login, anew);
    anew.show(false);
    expect(anew.done).toEqual([]);
    anew.show(true);
    expect(anew.done).toEqual(['to /login/']);
    end();
    anew.show(true);
    expect(anew.done).toHaveLength(1);
  });

  it('[auth.redirect-back] leads them by the way back of what has come to nothing, until the next try', () => {
    const browser = browserThat('back_forward');
    keepWay('/cart/', browser);
    leaveWhenBack(login, browser);
    keepWay('//elsewhere.example', browser);
    leaveWhenBack(login, browser);
    keepWay('/cart/', browser);
    goOn({ requestSubmit: vi.fn() }, browser);
    leaveWhenBack(login, browser);
    leaveWhenBack(login, { ...browser, sessionStorage: { ...browser.sessionStorage, getItem: () => raise() } });
    const came = browser.done.filter((one) => one.startsWith('to '));
    expect(came).toEqual(['to /login/?redirect=%2Fcart%2F', 'to /login/', 'to /login/', 'to /login/']);
  });
});
