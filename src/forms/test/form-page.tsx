/** A page with one form, for the tests in a browser: what it sends is noted, and it can be refused or made busy. */
import '../../../themes/minori/theme.css';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ErrorBody } from '../../../schemas/contract/errors';
import { minoriEnv } from '../../../sections/samples/env';
import { ShopProvider } from '../../ui/shop-context';
import { FormFault } from '../schema-form/form-fault';
import { SchemaForm } from '../schema-form/schema-form';
import type { LookupPostal } from '../postal-lookup/postal-search';
import { shopForms, type ShopFormName as FormName } from './shop-forms';

export interface FormPageState {
  readonly isBusy?: boolean;
  readonly isSaved?: boolean;
  readonly serverErrors?: ErrorBody['errors'] | null;
  readonly error?: { readonly code: string; readonly message: string } | null;
}

declare global {
  interface Window {
    formPage: { readonly sent: unknown[]; set: (state: FormPageState) => void };
  }
}

const lookup: LookupPostal = (code) =>
  Promise.resolve({
    ok: true,
    towns: [{ postal_code: code, prefecture: '東京都', city: '千代田区', address1: '千代田' }],
  });

/** The tree; the server draws the same. */
export const FormPage = ({ form }: { readonly form: FormName }) => {
  const [state, setState] = useState<FormPageState>({});
  const send = (values: unknown): void => {
    window.formPage.sent.push(values);
  };
  if (typeof window !== 'undefined') Object.assign(window.formPage, { set: setState });
  return (
    <ShopProvider env={minoriEnv}>
      <SchemaForm
        form={shopForms[form]}
        id="f"
        initial={{}}
        serverErrors={state.serverErrors ?? null}
        isBusy={state.isBusy ?? false}
        isSaved={state.isSaved ?? false}
        submitLabel="次へ進む"
        onSubmit={send}
        action={form === 'card' ? undefined : `/-/do/${form}`}
        lookupPostal={lookup}
        slots={{ aboveSubmit: <FormFault error={state.error ?? null} /> }}
      />
      <p>
        <a href="#below">フォームの下のリンク</a>
      </p>
    </ShopProvider>
  );
};

if (typeof document !== 'undefined') {
  window.formPage = { sent: [], set: () => undefined };
  const root = document.getElementById('root');
  // Written by the test's server into this page.
  const form = root?.dataset.form as FormName;
  if (root) hydrateRoot(root, <FormPage form={form} />);
  requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.hydrated = 'all')));
}
