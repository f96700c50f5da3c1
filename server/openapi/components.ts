import { isObject } from '../../schemas/contract/is-object';
import type { Schema } from '../../schemas/contract/json-schema';

export interface Components {
  /** The schema as it stands in a document: by reference where it, or a part of it, has a type's name. */
  readonly reference: (schema: Schema) => unknown;
  readonly schemas: () => Readonly<Record<string, unknown>>;
}

/** A title such as `ProductCard`; the Japanese titles of fields are labels and name no type. */
const typeName = /^[A-Z][A-Za-z]*$/;

/** Collects named schemas. Two different schemas under one name are a mistake, and thrown. */
export const createComponents = (): Components => {
  const known = new Map<string, { readonly source: unknown; content: unknown }>();

  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => place(item));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, place(part)]));
  };

  const place = (value: unknown): unknown => {
    if (!isObject(value) || typeof value.title !== 'string' || value.type !== 'object' || !typeName.test(value.title)) {
      return inner(value);
    }
    const entry = known.get(value.title);
    if (entry && entry.source !== value) throw new Error(`Two different schemas are titled "${value.title}"`);
    if (!entry) {
      const created = { source: value, content: undefined as unknown };
      known.set(value.title, created);
      created.content = inner(value);
    }
    return { $ref: `#/components/schemas/${value.title}` };
  };

  return {
    reference: place,
    schemas: () => Object.fromEntries([...known].map(([name, { content }]) => [name, content])),
  };
};
