/** What brings the recorder where a form is not sent. A module of its own: the recorder's has more for whoever asks the shop. */
export { startRecorder } from './recorder';
