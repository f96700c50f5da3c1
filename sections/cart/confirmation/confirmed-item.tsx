import type { ReactNode } from 'react';
import { A } from '../../../src/ui/a';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { item } from './confirmation-default.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Where it can be corrected; nothing where the shop alone decides it. */
  readonly change?: string;
  readonly children: ReactNode;
}

/** One of the things that the law wants in view before an order, with the one step that corrects it. */
export const ConfirmedItem = ({ id, title, change, children }: Props) => (
  <section className={item} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {change && (
      <A href={change}>
        <span className={visuallyHidden}>{title}を</span>変更する
      </A>
    )}
    <div>{children}</div>
  </section>
);
