import { Html } from '../../../src/ui/html';
import { plain } from './message-default.css';
import type { MessageProps } from './message.data';

/** A text slot that the shop edits, wherever a layout puts it. */
export const View = ({ data: { message } }: MessageProps) =>
  message.body_html.trim() === '' ? null : (
    <div className={plain}>
      <Html html={message.body_html} />
    </div>
  );
