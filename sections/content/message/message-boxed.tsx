import { Html } from '../../../src/ui/html';
import { page } from '../../../src/ui/styles/page.css';
import { boxed } from './message-boxed.css';
import type { MessageProps } from './message.data';

/** On a tinted ground with its title: a remark that should not be missed. */
export const View = ({ data: { message } }: MessageProps) =>
  message.body_html.trim() === '' ? null : (
    <aside className={`${page} ${boxed}`} aria-label={message.title || undefined}>
      {message.title && <strong>{message.title}</strong>}
      <Html html={message.body_html} />
    </aside>
  );
