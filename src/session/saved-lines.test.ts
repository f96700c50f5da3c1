import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropLine, keepLine, linesIn, onSavedLines, storedLines } from './saved-lines';
import type { SavedLine } from '../../schemas/scenario/kept';

const line = (skuId: number): SavedLine => ({
  sku_id: skuId,
  quantity: 1,
  key: `product-${skuId}`,
  name: '玄米茶',
  options: [],
  picture: null,
});

/** A browser's storage and document, as far as they matter here. */
const browse = ({ isClosed = false } = {}) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isClosed) throw new DOMException('closed', 'SecurityError');
      kept.set(name, text);
    },
  });
  vi.stubGlobal('document', new EventTarget());
  const windowEvents = new EventTarget();
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
  return { kept, windowEvents };
};

const ids = (channel = 'minori'): readonly number[] => linesIn(storedLines(channel)).map(({ sku_id: id }) => id);

beforeEach(() => void browse());
afterEach(() => vi.unstubAllGlobals());

describe('what is put aside for later', () => {
  it('is kept newest first, each thing once, in its own shop', () => {
    for (const id of [1, 2, 1]) expect(keepLine('minori', line(id))).toBe(true);
    keepLine('gakuen', line(9));
    expect(ids()).toEqual([1, 2]);
    expect(ids('gakuen')).toEqual([9]);
    dropLine('minori', 1);
    expect(ids()).toEqual([2]);
  });

  it('ends at thirty', () => {
    for (let id = 1; id <= 35; id += 1) keepLine('minori', line(id));
    expect(ids()).toHaveLength(30);
    expect(ids()[0]).toBe(35);
  });

  it('says where the browser keeps nothing, so that nothing is lost from the cart', () => {
    browse({ isClosed: true });
    expect(keepLine('minori', line(1))).toBe(false);
    expect(ids()).toEqual([]);
  });

  it('leaves out what it cannot read', () => {
    const good = line(3);
    const stored = JSON.stringify([good, { ...good, sku_id: '4' }, null, { ...good, picture: { src: 1 } }]);
    expect(linesIn(stored)).toEqual([good]);
    expect(linesIn('{')).toEqual([]);
    expect(linesIn('{"sku_id":1}')).toEqual([]);
  });

  it('tells of changes here and in other tabs, until it is stopped', () => {
    const { windowEvents } = browse();
    const listener = vi.fn();
    const stop = onSavedLines(listener);
    keepLine('minori', line(1));
    windowEvents.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    keepLine('minori', line(2));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
