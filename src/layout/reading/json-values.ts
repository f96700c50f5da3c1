/** What is asked of JSON values that nobody vouches for: own keys only, and no recursion without a bound. */
import type { Json, JsonObject } from '../../../schemas/layout/document';

/** A JSON object, as opposed to an array, null or a simple value. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object's own value: `own(sections, 'constructor')` is not Object's. */
export const own = <T>(object: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Sets a key as own data, `__proto__` too. */
export const setOwn = <T>(object: Record<string, T>, key: string, value: T): void => {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
};

/** A text with a number of so many digits, or with an exponent of two: only these can be beyond what a double holds. */
const mayBeHuge = /[eE]\+?\d{2}|(?:^|\D)\d{300}/;

const refuseInfinity = (_key: string, value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('a number is not finite');
  return value;
};

/**
 * JSON.parse for what is written back some day: it reads 1e400 as infinity, which no JSON can say. Throws a SyntaxError,
 * or a RangeError for such a number.
 */
export const parseWritableJson = (text: string): unknown =>
  mayBeHuge.test(text) ? JSON.parse(text, refuseInfinity) : JSON.parse(text);

/** A copy that shares nothing with the original. For values of a parsed document, whose depth is bounded. */
export const cloneJson = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(cloneJson);
  if (!isObject(value)) return value;
  const copy: Record<string, Json> = { ...value }; // `__proto__` is copied as own data too, and stays it
  for (const key of Object.keys(copy)) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = cloneJson(item);
  }
  return copy;
};

export type JsonFault = 'too-deep' | 'too-large' | { readonly reason: string };

interface Bounds {
  readonly levels: number;
  readonly nodes: number;
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
};

interface Visit {
  readonly bounds: Bounds;
  /** At most as many as levels are allowed, so that looking through them is cheaper than a set. */
  readonly ancestors: object[];
  seen: number;
}

const visit = (value: unknown, level: number, state: Visit): JsonFault | null => {
  state.seen += 1;
  if (state.seen > state.bounds.nodes) return 'too-large';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : { reason: 'a number is not finite' };
  if (typeof value !== 'object') return { reason: `a value is a ${typeof value}` };
  if (state.ancestors.includes(value)) return { reason: 'a value contains itself' };
  if (level > state.bounds.levels) return 'too-deep';
  if (!isPlain(value)) return { reason: 'a value is no plain object' };
  state.ancestors.push(value);
  for (const item of Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value)) {
    const fault = visit(item, level + 1, state);
    if (fault) return fault;
  }
  state.ancestors.pop();
  return null;
};

/**
 * What keeps a value from being a JSON tree within the bounds; null if nothing does. Cycles, values of no JSON type,
 * getters that throw and shared parts that would multiply are all found before anything recurses into them.
 */
export const findJsonFault = (root: unknown, bounds: Bounds): JsonFault | null =>
  visit(root, 1, { bounds, ancestors: [], seen: 0 });
