import Form from '@rjsf/core';
import type { UiSchema } from '@rjsf/utils';
import { memo } from 'react';
import type { FormDefinition } from '../form-definition';
import { rjsfSchema, validatorOf } from '../form-validator';
import { FieldTemplate, ObjectFieldTemplate } from './templates';
import { widgets } from './widgets';

const templates = { FieldTemplate, ObjectFieldTemplate };

const uiSchemaOf = ({ lines, radios = [] }: FormDefinition): UiSchema => ({
  'ui:order': lines.flat(),
  ...Object.fromEntries(radios.map((name) => [name, { 'ui:widget': 'radio' }])),
});

/**
 * The fields of a form as rjsf draws them from the schema, once: what changes afterwards is told by the form's store,
 * field by field. rjsf's own state would work through the whole form with every keystroke. It stands in a <div>, since
 * the <form> around it has the summary, the button and the plain post.
 */
export const Fields = memo(({ definition, id }: { readonly definition: FormDefinition; readonly id: string }) => (
  <Form
    tagName="div"
    className="fields"
    idPrefix={id}
    schema={rjsfSchema(definition.schema)}
    uiSchema={uiSchemaOf(definition)}
    validator={validatorOf(definition)}
    templates={templates}
    widgets={widgets}
    showErrorList={false}
    noValidate
  >
    <></>
  </Form>
));
Fields.displayName = 'Fields';
