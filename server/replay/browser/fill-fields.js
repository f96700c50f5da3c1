// On every page of a scenario, before play-events.js: an event that sends a form says what stood in its fields. There it
// stands again before the event is sent, so that a form which is refused shows what was typed, and not what was drawn.
(() => {
  const secret = /^(?:cc-|one-time-code|current-password|new-password)/;
  // Which form an event sends, where it does not say so itself.
  const actions = { login: 'login', code: 'login-code', 'set-quantity': 'cart-modify' };

  const valuesOf = ({ flow, event }) => {
    // Those of what is not sent yet their forms fill in themselves, but for the browser's own.
    if (flow === 'form' && event.form === undefined) return null;
    // A button beside the field leaves in it what was there, unless the shop takes the quantity.
    if (event.isStep) return null;
    if (event.type === 'set-quantity') return { key: event.key, quantity: String(event.quantity) };
    return event.values ?? null;
  };

  const fieldsOf = (form) => [...form.elements].filter(({ name, dataset }) => name || dataset.field);
  const nameOf = ({ name, dataset }) => name || dataset.field;
  const isHidden = ({ type }) => type === 'hidden';

  // Of several forms of one name, as of the lines of a cart, that whose hidden fields say the same.
  const formFor = ({ place, event }, values) => {
    const action = event.form ?? actions[event.type];
    const path = (form) => form.getAttribute('action')?.split(/[?#]/)[0] ?? '';
    const forms = [...document.querySelectorAll('main form')].filter(
      (form) => action === undefined || path(form).endsWith(`/-/do/${action}`),
    );
    const isAtPlace = (form) => place?.startsWith(form.closest('[data-i]')?.dataset.i ?? place);
    const isMeant = (form) =>
      fieldsOf(form).every((field) => !isHidden(field) || (values[nameOf(field)] ?? field.value) === field.value);
    const count = (form) => fieldsOf(form).filter((field) => nameOf(field) in values).length;
    const meant = forms.length > 1 ? forms.filter(isMeant) : forms;
    const there = meant.filter(isAtPlace);
    return (there.length > 0 ? there : meant).sort((one, other) => count(other) - count(one))[0];
  };

  // React notices what is written behind its back.
  const write = (field, text) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    // Of a stand-in for a postal code nobody knows the town.
    if (nameOf(field) !== 'postal_code') field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field.localName === 'select') field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  // Whoever typed there had opened it.
  const openAround = (field) => {
    const around = field.closest('details');
    if (around) around.open = true;
  };

  /** @returns whether anything has changed: that may bring further fields */
  const fill = (field, values) => {
    const given = values[nameOf(field)];
    const { type, localName, checked, value, dataset } = field;
    if (type === 'checkbox' || type === 'radio') {
      const isWanted = given === value;
      if (checked === isWanted || (type === 'radio' && checked)) return false;
      field.click();
      return true;
    }
    // A form drawn from its schema leaves out what is empty.
    const text = given ?? (dataset.field === undefined ? value : '');
    if (text === value || (localName === 'select' && ![...field.options].some((option) => option.value === text)))
      return false;
    write(field, text);
    return true;
  };

  const canBeFilled = (field) =>
    field.matches('input, select, textarea') &&
    !field.disabled &&
    !['hidden', 'password', 'file', 'submit'].includes(field.type) &&
    !secret.test(field.autocomplete);

  globalThis.norenReplay.fillFields = async (step) => {
    const values = valuesOf(step);
    if (values === null) return;
    for (let round = 0; round < 5; round += 1) {
      const form = formFor(step, values);
      const changed = form
        ? fieldsOf(form)
            .filter(canBeFilled)
            .filter((field) => fill(field, values))
        : [];
      if (changed.length === 0) return;
      changed.forEach(openAround);
      // What was chosen is drawn.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
})();
