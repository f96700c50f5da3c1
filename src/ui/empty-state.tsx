import type { ReactNode } from 'react';
import { state } from './styles/state.css';

interface Props {
  readonly title: string;
  readonly text?: string;
  /** Ways on: links or buttons. */
  readonly children?: ReactNode;
}

/** Nothing here, said kindly, with a way on. */
export const EmptyState = ({ title, text, children }: Props) => (
  <div className={state}>
    <strong>{title}</strong>
    {text && <p>{text}</p>}
    {children && <div>{children}</div>}
  </div>
);
