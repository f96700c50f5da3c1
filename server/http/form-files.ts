/** The files of a form: they stand among its fields, and are neither copied nor looked into by a schema. */
import type { CallDefinition, FileDefinition } from '../../schemas/contract/define-call';
import { isObject } from '../../schemas/contract/is-object';
import type { FieldErrors } from './field-errors';

type Files = CallDefinition['files'];

/** A body without the files that the call takes. */
export const fieldsOf = (body: unknown, files: Files): unknown =>
  files && isObject(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(files, name)))
    : body;

/** A form without script sends a file without a byte where none was chosen. */
const isChosen = (file: unknown): file is File => file instanceof File && file.size > 0;

const faultOf = ({ title, bytes }: FileDefinition, file: unknown): FieldErrors[string] => {
  if (!isChosen(file)) return [{ code: 'required', message: `${title}を選択してください。` }];
  if (file.size <= bytes) return [];
  return [{ code: 'maxBytes', message: `${title}は${bytes / 1_000_000}MB以内のものを選択してください。` }];
};

/** What a body has of the files that the call takes, and what is wrong with them; what they are, the handler finds out. */
export const filesOf = (files: Files = {}, body: unknown) => {
  const given = isObject(body) ? body : {};
  const faults = Object.entries(files).map(([name, file]) => [name, faultOf(file, given[name])] as const);
  return {
    taken: Object.fromEntries(Object.keys(files).map((name) => [name, given[name]])),
    errors: Object.fromEntries(faults.filter(([, entries]) => entries.length > 0)),
  };
};
