import { isObject } from '../../schemas/contract/is-object';

/** Whether all that is expected is in a value; lists are as long as expected. */
export const fits = (expected: unknown, value: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((item, index) => fits(item, value[index]))
    );
  if (!isObject(expected)) return expected === value;
  return (
    isObject(value) &&
    Object.entries(expected).every(([name, part]) => Object.hasOwn(value, name) && fits(part, value[name]))
  );
};
