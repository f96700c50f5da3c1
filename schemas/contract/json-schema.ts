/**
 * The schema language of the project: JSON Schema 2020-12 written as `const` objects, so that one text gives the
 * validator, the TypeScript type and the documentation. Entity schemas are shared constants that are embedded by
 * reference (`items: productCard`), not by `$ref`: TypeScript then checks each of them once.
 */
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Any JSON Schema. */
export type Schema = Exclude<JSONSchema, boolean>;

/** A schema of an object, the only kind that can describe parameters, queries and headers. */
export type ObjectSchema = Schema & { readonly type: 'object' };

/** The TypeScript type of what a schema accepts. */
export type Infer<S> = S extends Schema ? FromSchema<S> : never;

/** The same for what is given to a validator: a property with a default may be left out. */
export type InferInput<S> = S extends Schema ? FromSchema<S, { keepDefaultedPropertiesOptional: true }> : never;
