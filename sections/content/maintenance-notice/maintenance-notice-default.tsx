import { plainScreen } from '../parts/plain-screen.css';
import type { MaintenanceNoticeProps } from './maintenance-notice.data';

/** What the shop says while it is closed for maintenance (rule site.maintenance). */
export const View = ({ settings, data: { environment } }: MaintenanceNoticeProps) => {
  const own = environment.maintenance;
  return (
    <section className={plainScreen}>
      <h1>{own?.title || settings.title}</h1>
      <p>{own?.message || settings.text}</p>
    </section>
  );
};
