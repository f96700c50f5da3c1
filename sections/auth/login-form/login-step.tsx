/** What the steps of a login have in common. */
import type { LoginFace } from '../../../flows/login/index';
import type { Posted } from '../../../src/ui/shop-context';

export interface LoginStepProps {
  readonly id: string;
  readonly login: LoginFace;
  /** Of a form that was sent without script. */
  readonly posted: Posted | undefined;
  /** The way back; '' for none. */
  readonly redirect: string;
}

/** Values that the plain form sends along; the flow knows them itself. */
export const Hidden = ({ values }: { readonly values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
