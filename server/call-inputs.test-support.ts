/** Inputs that a call takes, from its schemas: for tests that ask every call, those that come later by themselves. */

/** What is read of a schema here. */
interface Simple {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly items?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly minimum?: number | undefined;
}

const textOf = ({ format, pattern, minLength = 1 }: Simple): string => {
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T03:00:00Z';
  if (pattern?.includes('{32}')) return 'x'.repeat(32);
  return 'x'.repeat(Math.max(1, minLength));
};

export interface CallInputs {
  /** A value that the schema takes, as far as it says so simply. */
  readonly valueOf: (schema: unknown, name: string) => unknown;
  readonly objectOf: (schema: object) => Record<string, unknown>;
}

/** @param knownAs what a field of a name is, whatever its schema says; undefined: nothing is known of it */
export const inputsWith = (knownAs: (name: string) => unknown): CallInputs => {
  const valueOf = (given: unknown, name: string): unknown => {
    const known = knownAs(name);
    if (known !== undefined) return known;
    // Of a schema's many words, the few that are read here.
    const schema = given as Simple;
    if (schema.default !== undefined) return schema.default;
    if (schema.enum) return schema.enum[0];
    const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
    if (type === 'object' || schema.properties) return objectOf(schema);
    if (type === 'array') return [valueOf(schema.items ?? {}, name)];
    if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
    if (type === 'boolean') return true;
    return type === 'null' ? null : textOf(schema);
  };
  const objectOf = (given: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries((given as Simple).properties ?? {}).map(([name, schema]) => [name, valueOf(schema, name)]),
    );
  return { valueOf, objectOf };
};
