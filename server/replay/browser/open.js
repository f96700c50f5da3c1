// The way into a scenario: what it stores, and nothing of an earlier opening, before its screen is asked for.
const { address, storage } = globalThis.norenReplay;
localStorage.clear();
sessionStorage.clear();
for (const [name, text] of Object.entries(storage.local)) localStorage.setItem(name, text);
for (const [name, text] of Object.entries(storage.session)) sessionStorage.setItem(name, text);
// Of its events the first is sent next (play-events.js).
sessionStorage.setItem('noren:replay:next', '0');
// The way in is no screen: it would lead to itself for ever.
if (new URL(address, location.origin).pathname !== location.pathname) location.replace(address);
