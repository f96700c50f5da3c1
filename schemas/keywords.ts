/** What our schemas say beyond JSON Schema: for the server's validators and for those that are compiled for forms. */
import { _, type CodeKeywordDefinition, type Vocabulary } from 'ajv';

/**
 * `'x-not-before': 'start'` on a date: it must not be before the one in the property `start` beside it. Dates of the form
 * 2026-11-20 sort as texts.
 */
const notBefore: CodeKeywordDefinition = {
  keyword: 'x-not-before',
  type: 'string',
  schemaType: 'string',
  error: { message: 'is before the start', params: ({ schemaCode }) => _`{ start: ${schemaCode} }` },
  code: (context) => {
    const { data, it, schemaCode } = context;
    const start = _`${it.parentData}[${schemaCode}]`;
    context.fail(_`typeof ${start} === "string" && ${data} < ${start}`);
  },
};

/**
 * Marks that change nothing in validation: what the product text does not name (for the documentation), and how a form
 * treats a field (schemas/forms/fields.ts). After them the keywords that do.
 */
export const keywords: Vocabulary = [
  'x-ours',
  'x-kind',
  'x-normalize',
  'x-hint',
  'x-labels',
  'x-autocomplete',
  'x-places',
  notBefore,
];
