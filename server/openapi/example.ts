import type { CallDefinition } from '../../schemas/contract/define-call';
import type { ObjectSchema } from '../../schemas/contract/json-schema';

/** Values of parameters by name. */
export type Example = Readonly<Record<string, string | number | boolean>>;

/** As the parameter's type has it; the address has texts. */
const typed = (schema: ObjectSchema | undefined, name: string, text: string): string | number | boolean => {
  const property = schema?.properties?.[name];
  const type = typeof property === 'object' ? property.type : undefined;
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
};

const typedAll = (schema: ObjectSchema | undefined, values: readonly (readonly [string, string])[]): Example =>
  Object.fromEntries(values.map(([name, text]) => [name, typed(schema, name, text)]));

/** The parameters in the address that the call's definition names as an example of its success. */
export const exampleOf = ({ path, params, query, examples }: CallDefinition): { path: Example; query: Example } => {
  const { pathname, searchParams } = new URL(examples?.[200] ?? path, 'http://shop');
  const names = [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => name);
  const pattern = path.replace(/\{\w+\*\}/, '(.+)').replaceAll(/\{\w+\}/g, '([^/]+)');
  const parts = examples?.[200] ? (new RegExp(`^${pattern}$`).exec(pathname)?.slice(1) ?? []) : [];
  return {
    path: typedAll(
      params,
      names.flatMap((name, at) => (parts[at] === undefined ? [] : [[name, decodeURIComponent(parts[at])]])),
    ),
    query: typedAll(query, [...searchParams]),
  };
};
