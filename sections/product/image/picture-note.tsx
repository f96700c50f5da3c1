import { note } from './image-default.css';

/** The place of what is said where no picture shows what was chosen; written by script (parts/shown-pictures.ts). */
export const PictureNote = () => <div className={note} data-note="" role="status" />;
