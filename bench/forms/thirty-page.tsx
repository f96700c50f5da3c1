/** The page in which a keystroke is measured: a form of thirty fields, drawn by the browser. */
import '../../themes/minori/theme.css';
import { validators } from 'virtual:noren/validator/thirty';
import { createRoot } from 'react-dom/client';
import { minoriEnv } from '../../sections/samples/env';
import { FormOf } from '../../src/forms/schema-form/form-of';
import { ShopProvider } from '../../src/ui/shop-context';
import { thirtyForm } from './thirty.form';

const names = Object.keys(thirtyForm.properties);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ShopProvider env={minoriEnv}>
      <FormOf
        definition={{ schema: thirtyForm, validators, lines: names.map((name) => [name]), isSecret: true }}
        id="f"
        initial={{}}
        serverErrors={null}
        isBusy={false}
        isSaved={false}
        submitLabel="送信する"
        onSubmit={() => undefined}
        action={undefined}
        aboveSubmit={null}
        lookupPostal={undefined}
      />
    </ShopProvider>,
  );
