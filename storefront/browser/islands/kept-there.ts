/** Whether this tab has kept what was typed into a form of the element: it is to stand there before anybody types again. */
export const keptThere = (element: Element): boolean => {
  try {
    return [...element.querySelectorAll<HTMLElement>('form[data-kept]')].some(
      ({ dataset: { kept = '' } }) => sessionStorage.getItem(kept) !== null,
    );
  } catch {
    // A browser that keeps nothing.
    return false;
  }
};
