import { Html } from '../../../src/ui/html';
import { links } from './message-links.css';
import type { MessageProps } from './message.data';

/** Links under the message's title, side by side where there is room: the shop writes them as a list. */
export const View = ({ id, data: { message } }: MessageProps) =>
  message.body_html.trim() === '' ? null : (
    <nav className={links} aria-labelledby={message.title ? `${id}-h` : undefined}>
      {message.title && <h2 id={`${id}-h`}>{message.title}</h2>}
      <Html html={message.body_html} className="" />
    </nav>
  );
