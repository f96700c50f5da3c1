/**
 * `virtual:noren/validator/<form>`: the validator of the schema in `<form>.form.ts` as plain functions, compiled when the
 * module is built. The content security policy forbids to compile in the browser, where ajv would fail silently.
 *
 * ajv writes CommonJS that requires parts of ajv; here it becomes a module that needs nothing but the clock, so that client build, SSR
 * build, dev server and tests read the same text. Formats must be regular expressions: functions cannot be written out.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { runnerImport, type Plugin } from 'vite';
import { email } from '../schemas/contract/formats.ts';
import { clockCode, keywordsBy } from '../schemas/contract/keywords.ts';
import { clock } from '../src/lib/clock.ts';
import { assertFlat } from './form-engine.ts';

const prefix = 'virtual:noren/validator/';

/** rjsf brings a Markdown reader for descriptions, 27 kB compressed. Our templates show none, so it stays at home. */
const markdown = 'markdown-to-jsx/react';

/** A form's schema, `as const`. */
interface FormSchema {
  readonly $id: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** What a form may require of ajv at run time, written out. */
const runtime: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': '((text) => [...text].length)',
};

/** A day of the calendar, 2024-02-29; the same days that ajv-formats takes with a function. */
export const day =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

/**
 * The source of an ES module that exports `validators`, the functions by schema id for `createPrecompiledValidator`.
 *
 * @param clockModule what it imports the clock from, where a rule goes by the time
 */
export const validatorModule = (schema: FormSchema, clockModule: string): string => {
  // rjsf's types know no readonly; it writes nothing into the schema.
  const commonJs = compileSchemaValidatorsCode(schema as RJSFSchema, {
    AjvClass: Ajv2020,
    ajvFormatOptions: false,
    customFormats: { email, date: day },
    extenderFn: (ajv) => ajv.addVocabulary(keywordsBy(clock)),
    // Texts come from src/forms/messages.ts, and the field's schema is found by the error's path.
    ajvOptionsOverrides: { messages: false, verbose: false, code: { lines: false } },
  });
  const written = Object.entries(runtime).reduce((text, [call, inline]) => text.replaceAll(call, inline), commonJs);
  const isTimed = written.includes(clockCode);
  const code = written.replaceAll(clockCode, 'clock');
  const needed = /require\([^)]*\)/.exec(code)?.[0];
  if (needed)
    throw new Error(`The validator of "${schema.$id}" needs ${needed}: write it out in ${import.meta.filename}`);
  const imports = isTimed ? `import { clock } from ${JSON.stringify(clockModule)};\n` : '';
  return `${imports}const exports = {};\n${code}\nexport const validators = exports;\n`;
};

/** Where `<form>.form.ts` stands, somewhere below the folder; a form's name is unique. */
const formFile = (folder: string, form: string): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => basename(path) === `${form}.form.ts`,
  );
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`${files.length} files ${form}.form.ts below ${folder}: one is needed`);
  return join(folder, file);
};

/** `password-reset` → `passwordResetForm` */
export const exportOf = (form: string): string =>
  `${form.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Form`;

/** Below `folder` stands `<form>.form.ts` with the export `<form>Form`. */
export const formValidators = (root: string, folder = 'schemas'): Plugin => ({
  name: 'noren:form-validators',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) || id === markdown ? `\0${id}` : null),
  async load(id) {
    if (id === `\0${markdown}`) return 'export const Markdown = () => null;';
    if (!id.startsWith(`\0${prefix}`)) return null;
    const form = id.slice(prefix.length + 1);
    const file = formFile(join(root, folder), form);
    const { module, dependencies } = await runnerImport<Readonly<Record<string, { readonly schema: FormSchema }>>>(
      file,
      {
        root,
        configFile: false,
        logLevel: 'error',
      },
    );
    for (const path of [file, ...dependencies]) this.addWatchFile(path);
    const schema = module[exportOf(form)]?.schema;
    if (!schema) throw new Error(`${file} has no export "${exportOf(form)}"`);
    assertFlat(schema);
    return validatorModule(schema, join(root, 'src/lib/clock.ts'));
  },
});
