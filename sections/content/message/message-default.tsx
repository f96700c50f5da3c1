import { Html } from '../../../src/ui/html';
import { page } from '../../../src/ui/text.css';
import type { MessageProps } from './message.section';

/** A text slot that the shop edits, wherever a layout puts it. */
export const View = ({ data: { message } }: MessageProps) =>
  message.body_html.trim() === '' ? null : (
    <div className={page}>
      <Html html={message.body_html} />
    </div>
  );
