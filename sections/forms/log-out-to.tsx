import type { ReactNode } from 'react';
import type { NextOfLogout } from '../../src/domain/login/next-of-logout';
import { forgetKept } from '../../src/forms/forget-kept';
import { Button } from '../../src/ui/button';
import { useShop } from '../../src/ui/shop-context';

interface Props {
  readonly next: NextOfLogout;
  /** Of the mailed link that is followed then. */
  readonly token?: string;
  /** Where the login that follows leads. */
  readonly back?: string | null;
  readonly label: string;
  readonly kind?: 'primary' | 'text';
  readonly className?: string;
  /** Why one has to. */
  readonly children?: ReactNode;
}

/** Leads a member to what is a guest's alone, by one press. */
export const LogOutTo = ({ next, token, back = null, label, kind = 'text', className, children }: Props) => {
  const { channel, prefix } = useShop();
  return (
    <form className={className} method="post" action={`${prefix}/-/do/logout`} onSubmit={() => forgetKept(channel)}>
      <input type="hidden" name="next" value={next} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {back !== null && <input type="hidden" name="redirect" value={back} />}
      {children}
      <Button kind={kind}>{label}</Button>
    </form>
  );
};
