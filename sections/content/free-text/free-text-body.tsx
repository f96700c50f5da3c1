import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { Html } from '../../../src/ui/html';
import type { FreeTextProps } from './free-text.data';

/** Whether there is anything to say. */
export const hasText = ({ settings, data }: Pick<FreeTextProps, 'settings' | 'data'>): boolean =>
  settings.text.trim() !== '' || ('area' in data && data.area !== undefined && data.area.body_html.trim() !== '');

export const titleOf = ({ settings, data }: Pick<FreeTextProps, 'settings' | 'data'>): string =>
  settings.title || ('area' in data && data.area ? data.area.title : '');

/** The section's own text by paragraphs, then the free area's HTML, then links. */
export const FreeTextBody = ({ settings, data }: Pick<FreeTextProps, 'settings' | 'data'>) => (
  <>
    {settings.text.split(/\n+/).map((paragraph, at) => paragraph.trim() && <p key={at}>{paragraph}</p>)}
    {'area' in data && data.area && <Html html={data.area.body_html} />}
    {settings.links.map(({ label, url }) => (
      <A key={url} className={button.outline} href={url}>
        {label}
      </A>
    ))}
  </>
);
