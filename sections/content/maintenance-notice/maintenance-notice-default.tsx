import { returnPath } from '../../../src/domain/return-path';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { plainScreen } from '../parts/plain-screen.css';
import type { MaintenanceNoticeProps } from './maintenance-notice.data';

/** What the shop says while it is closed for maintenance (rule site.maintenance). */
export const View = ({ settings, data: { environment }, query }: MaintenanceNoticeProps) => {
  const own = environment.maintenance;
  return (
    <section className={plainScreen}>
      <h1>{own?.title || settings.title}</h1>
      <p>{own?.message || settings.text}</p>
      {useShop().page === 'maintenance' && (
        <div>
          <A className={button.outline} href={returnPath(query.redirect) ?? '/'} data-native="">
            もう一度読み込む
          </A>
        </div>
      )}
    </section>
  );
};
