// What the browser keeps by itself, and what it has recorded of the screen, goes along with the form; the shopper has read what it is.
const stored = sessionStorage.getItem('noren:recording');
const form = document.querySelector('form');
if (form) {
  const { stored: kept } = form.elements;
  const names = kept.dataset.names.split(' ').filter((name) => localStorage.getItem(name) !== null);
  kept.value =
    names.length > 0 ? JSON.stringify(Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))) : '';
}
if (stored && form) {
  const { address, events, answers } = JSON.parse(stored);
  if (form.elements.address.value === '') form.elements.address.value = address;
  const note = document.getElementById('recorded');
  const tell = () => {
    const isMeant = form.elements.address.value === address;
    form.elements.recording.value = isMeant ? stored : '';
    note.hidden = !isMeant;
    note.textContent = `この画面の操作の記録（操作 ${events.length}件、お店からの答え ${answers.length}件）を加えます。`;
  };
  form.elements.address.addEventListener('input', tell);
  tell();
}
