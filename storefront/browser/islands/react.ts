/** React for the browser, as a module of our own: the entry loads it without the helpers for CommonJS. */
export { createRoot, hydrateRoot } from 'react-dom/client';
