import type { ReactNode } from 'react';
import type { NextOfLogout } from '../../../src/domain/login/next-of-logout';
import type { OnTheWay } from '../../../src/lib/way-to-login';
import { told } from '../../forms/around-form.css';
import { LogOutTo } from '../../forms/log-out-to';

interface Props extends OnTheWay {
  readonly next: NextOfLogout;
  /** Of the mailed link. */
  readonly token: string;
  /** What follows. */
  readonly label: string;
  /** Why one has to. */
  readonly children: ReactNode;
}

/** In place of what a mailed link is for, which may be another account's than the one that is logged in here. */
export const LogOutFirst = (props: Props) => <LogOutTo className={told} kind="primary" {...props} />;
