import { FlowError } from '../../src/ui/flow-error';
import type { Posted } from '../../src/ui/shop-context';
import { words } from './around-form.css';

/** What the shop said of a whole form that was sent without script, above the form; what it said of fields stands at them. */
export const SaidAtFirst = ({ posted }: { readonly posted: Posted | undefined }) =>
  posted && posted.code !== '' && !posted.errors ? (
    <div className={words}>
      <FlowError error={null} posted={posted} />
    </div>
  ) : null;
