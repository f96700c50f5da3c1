import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/page.css';
import { Company, Copyright, LegalLinks } from '../parts/footer-parts';
import { footer, legalRow } from './footer-default.css';
import type { FooterProps } from './footer.section';

/** Company and legal pages only. */
export const View = ({ data: { site } }: FooterProps) => (
  <footer className={footer}>
    <div className={page}>
      <Company site={site} />
      <div className={legalRow}>
        <LegalLinks />
        <Copyright company={site['SITE.COMPANY']} today={useShop().today} />
      </div>
    </div>
  </footer>
);
