/**
 * What the form engine brings for forms that the shop has none of, left out of the browser's build: references between
 * schemas, lists, choices between schemas, layouts, and widgets and templates that our own take the place of. The shop's
 * forms are flat, which is checked as their validators are compiled; whoever meets what is missing is told.
 */
import type { Plugin } from 'vite';

const components = 'node_modules/@rjsf/core/lib/components';

/** Modules with one export, which is never reached. */
const unreached = [
  `${components}/fields/(?:Array|Cyclic|Fallback|LayoutGrid|LayoutHeader|LayoutMultiSchema|MultiSchema|OptionalDataControls)\\w*`,
  `${components}/templates/(?:ArrayField|BaseInput|Cyclic|ErrorList|Fallback|Grid|MultiSchema|ObjectField|OptionalDataControls|WrapIf)\\w*`,
  `${components}/templates/FieldTemplate/index`,
  'node_modules/@rjsf/utils/lib/schema/shallowAllOfMerge',
  'node_modules/fast-uri/index',
];

/** Modules that list parts, by whose names the form takes its own. */
const lists = [`${components}/widgets/index`, `${components}/templates/ButtonTemplates/index`];

const pathOf = (paths: readonly string[]): RegExp => new RegExp(`/(?:${paths.join('|')})\\.js$`);
const [isUnreached, isList] = [pathOf(unreached), pathOf(lists)];

/** A schema with more than one level, in the words of JSON Schema. */
const nested = ['$ref', 'allOf', 'anyOf', 'oneOf', 'items', 'properties'];

/** @throws where a field of a form needs what is left out */
export const assertFlat = (form: {
  readonly $id: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}): void => {
  for (const [name, field] of Object.entries(form.properties ?? {})) {
    const keyword = typeof field === 'object' && field && nested.find((key) => key in field);
    if (keyword)
      throw new Error(
        `The field "${name}" of the form "${form.$id}" has "${keyword}", whose part of the form engine is left out of the browser's build: see ${import.meta.filename}`,
      );
  }
};

export const formEngine = (): Plugin => ({
  name: 'noren:form-engine',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (isList.test(id)) return 'export default () => ({});';
    if (!isUnreached.test(id)) return null;
    const name = /[^/]+(?=\.js$)/.exec(id)?.[0] ?? id;
    return `export default () => { throw new Error(${JSON.stringify(`${name} is left out of the form engine`)}); };`;
  },
});
