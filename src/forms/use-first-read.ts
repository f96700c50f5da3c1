import { useEffect } from 'react';

/**
 * Reads a form once its script has come: what was filled in before, or what the browser brought back, stands in its fields
 * by then.
 */
export const useFirstRead = (read: () => void): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(read);
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the form stands when its script has come
  }, []);
};
