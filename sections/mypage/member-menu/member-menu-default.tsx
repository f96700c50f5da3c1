import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { menu } from './member-menu-default.css';
import type { MemberMenuProps } from './member-menu.data';

const isWithin = (path: string, url: string): boolean => path === url || path.startsWith(`${url}/`);

/** The link that leads nearest to the screen, which may stand below it. */
const presentOf = (urls: readonly string[], path: string): string | undefined =>
  urls.filter((url) => isWithin(path, url)).sort((a, b) => b.length - a.length)[0];

/** Where a member goes on their own screens; whoever has just left is a guest. */
export const View = ({ settings: { title, links } }: MemberMenuProps) => {
  const { url: screen, visitor } = useShop();
  if (visitor === 'guest') return null;
  const path = screen.split('?')[0] ?? screen;
  const present = presentOf(
    links.map(({ url }) => url),
    path,
  );
  return (
    <nav className={menu} aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ul>
          {links.map(({ label, url }) => (
            <li key={url}>
              <A href={url} aria-current={url === present ? (url === path ? 'page' : 'true') : undefined}>
                {label}
              </A>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
};
