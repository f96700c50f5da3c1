// What the browser keeps by itself, and what it has recorded of the screen, goes along with the form; the shopper has read what it is.
const stored = sessionStorage.getItem('noren:recording');
const form = document.querySelector('form');
if (form) {
  form.elements.size.value = `${innerWidth}x${innerHeight}`;
  const { stored: kept } = form.elements;
  const names = kept.dataset.names.split(' ').filter((name) => localStorage.getItem(name) !== null);
  kept.value =
    names.length > 0 ? JSON.stringify(Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))) : '';
  const say = (what) => {
    const { content } = document.getElementById(`${what}-text`);
    document.getElementById('begun').replaceChildren(content.cloneNode(true));
  };
  // The page stays where it is: the answer is a file. Where none can come, the browser would leave it for its own error.
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await fetch(`${form.action}/page.js`, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    } catch {
      return say('unreached');
    }
    say('begun');
    form.submit();
  });
}
const note = document.getElementById('recorded');
if (!stored && form) {
  note.hidden = false;
  note.textContent =
    'このタブには操作の記録がありません。操作の途中で問題が起きたときは、そのタブのまま（新しいタブを開かずに）この画面を開いてください。';
}
if (stored && form) {
  const recording = JSON.parse(stored);
  const { events, answers, states = {} } = recording;
  const broken = Object.keys(states).filter((name) => name.startsWith('section ')).length;
  const prefix = location.pathname.replace(/\/-\/.*/, '');
  // Null: it is a screen of another shop of this host.
  const address = recording.address.startsWith(`${prefix}/`) ? recording.address.slice(prefix.length) : null;
  // What opens something stands in no record (schemas/scenario/cut-texts.ts); the form has it from the address itself.
  const telling = new RegExp(form.elements.address.dataset.telling, 'gu');
  const withoutTelling = (text) => text.replace(telling, '~');
  if (form.elements.address.value === '' && !address?.includes('~')) form.elements.address.value = address ?? '';
  const tell = () => {
    const { value } = form.elements.address;
    const isMeant = withoutTelling(value) === address;
    // Of another screen of this shop it says the order of things alone: what was done there led away from it.
    const over = { cart: null, answers: [], events: [], states: {} };
    const sent = { ...recording, ...(isMeant ? { address: value } : over) };
    form.elements.recording.value = address === null ? '' : JSON.stringify(sent);
    note.hidden = !isMeant;
    note.textContent = `この画面の操作の記録（操作 ${events.length}件、お店からの答え ${answers.length}件${broken > 0 ? `、表示できなくなった部分 ${broken}か所` : ''}）を加えます。`;
  };
  form.elements.address.addEventListener('input', tell);
  tell();
}
