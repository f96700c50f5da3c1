import { gallery, note } from './image-default.css';

/** The place of pictures that are not there yet. */
export const NoPicture = () => (
  <div className={gallery}>
    <p>写真は準備中です</p>
  </div>
);

/** The place of what is said where no picture shows what was chosen; written by script (parts/shown-pictures.ts). */
export const PictureNote = () => <div className={note} data-note="" role="status" />;
