import type { ReactNode } from 'react';
import type { FrontSettings } from '../../../schemas/site/site';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';

interface Link {
  readonly label: string;
  readonly url: string;
}

export const LinkList = ({ links }: { links: readonly Link[] }) => (
  <ul>
    {links.map(({ label, url }) => (
      <li key={url}>
        <A href={url}>{label}</A>
      </li>
    ))}
  </ul>
);

/** Pages that the law asks every footer to link (特定商取引法, personal data, terms); not a setting for that reason. */
const legal: readonly Link[] = [
  { label: '特定商取引法に基づく表記', url: '/law' },
  { label: 'プライバシーポリシー', url: '/privacy' },
  { label: '利用規約', url: '/terms' },
];

export const LegalLinks = ({ site }: { site: FrontSettings }) => {
  const { posted, url } = useShop();
  // Of the screen that the link is followed from; what comes with a form that was sent stands at no address of its own.
  const to = posted ? `/-/capsule?url=${encodeURIComponent(url)}` : '/-/capsule';
  /** For whoever has trouble on a screen and asks for help. */
  const record: Link = { label: '画面の記録', url: to };
  return <LinkList links={site['SUPPORT.CAPSULE.IS_USE'] === false ? legal : [...legal, record]} />;
};

/** Name and address of the company, and what a footer tells beside them. */
export const Company = ({ site, children }: { readonly site: FrontSettings; readonly children?: ReactNode }) => (
  <address>
    <span>{site['SITE.COMPANY']}</span>
    {site['SITE.ADDRESS'] && <span>{site['SITE.ADDRESS']}</span>}
    {children}
  </address>
);

export const Copyright = ({ company, today }: { company: string; today: string }) => (
  <small>{`© ${today.slice(0, 4)} ${company}`}</small>
);
