import { gallery } from './image-default.css';

/** The place of pictures that are not there yet. */
export const NoPicture = () => (
  <div className={gallery}>
    <p>写真は準備中です</p>
  </div>
);
