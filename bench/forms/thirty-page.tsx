/** The page in which a keystroke is measured: a form of thirty fields, drawn by the browser. */
import '../../themes/minori/theme.css';
import { validators } from 'virtual:noren/validator/thirty';
import { createRoot } from 'react-dom/client';
import { minoriEnv } from '../../sections/samples/env';
import { SchemaForm } from '../../src/forms/schema-form/schema-form';
import { ShopProvider } from '../../src/ui/shop-context';
import { thirtyForm } from './thirty.form';

const form = { ...thirtyForm, validators };

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ShopProvider env={minoriEnv}>
      <SchemaForm
        form={form}
        id="f"
        initial={{}}
        serverErrors={null}
        isBusy={false}
        submitLabel="送信する"
        onSubmit={() => undefined}
        action={undefined}
      />
    </ShopProvider>,
  );
