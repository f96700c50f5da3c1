import { columns, sticky } from './columns-default.css';
import type { ColumnsProps } from './columns.data';

/** Two columns of other sections. */
export const View = ({ settings, slots }: ColumnsProps) => (
  <div className={settings.isEndSticky ? `${columns} ${sticky}` : columns}>
    {slots.start}
    {slots.end}
  </div>
);
