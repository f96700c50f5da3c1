/** A sheet or menu that the keyboard leaves is closed: it would lie over what has the focus. The button that opens it closes it itself. */
export const startSheets = (): void => {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const sheet of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
      if (!sheet.contains(target) && target.getAttribute('popovertarget') !== sheet.id) sheet.hidePopover();
  });
};
