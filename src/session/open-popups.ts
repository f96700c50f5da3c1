/** The code of pop-ups comes with the first one. A page is whole without it. */
export const openPopups = (channel: string): void => {
  void import('./popups').then(
    ({ openPopup }) => openPopup(channel),
    () => undefined,
  );
};
