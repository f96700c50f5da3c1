import type { ReactNode } from 'react';
import { scroller } from './scroller.css';

interface Props {
  /** What is in it, for who reaches it with the keyboard. */
  readonly label: string;
  readonly className?: string;
  /** One table. */
  readonly children: ReactNode;
}

/** The place of a table that may be wider than the screen: a finger, a wheel or the keyboard pushes it sideways. */
export const Scroller = ({ label, className, children }: Props) => (
  <div className={className ? `${scroller} ${className}` : scroller} tabIndex={0} role="group" aria-label={label}>
    {children}
  </div>
);
