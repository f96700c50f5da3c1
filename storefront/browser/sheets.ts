/**
 * A sheet or menu that the keyboard leaves is closed: it would lie over what has the focus. The button that opens it closes
 * it itself. A press of what takes no focus, such as a label, gives it to what is around the sheet, and leaves nothing.
 */
export const startSheets = (): void => {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const sheet of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
      if (!sheet.contains(target) && !target.contains(sheet) && target.getAttribute('popovertarget') !== sheet.id)
        sheet.hidePopover();
  });
};
