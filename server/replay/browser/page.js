// On every page of a scenario, before the shop's own scripts: the time is the scenario's, and calls of this screen that
// it does not answer are told at its bottom.
(() => {
  const { nowMs, runs } = globalThis.norenReplay;
  const beganMs = performance.now();
  const now = () => Math.floor(nowMs + (runs ? performance.now() - beganMs : 0));
  Object.assign(Date, { now });

  const unanswered = new Set();
  const tell = () => {
    const known = document.getElementById('noren-replay-unanswered');
    if (unanswered.size === 0) return known?.remove();
    const notice = known ?? document.createElement('p');
    notice.textContent = `シナリオに答えのない呼び出し: ${[...unanswered].join('、')}`;
    if (known) return;
    notice.id = 'noren-replay-unanswered';
    notice.setAttribute('role', 'status');
    Object.assign(notice.style, {
      position: 'fixed', insetInline: '0', bottom: '0', zIndex: '9999', margin: '0', padding: '8px 16px',
      background: '#5a1f00', color: '#fff', font: '14px/1.6 sans-serif', overflowWrap: 'anywhere',
    }); // prettier-ignore
    document.body.append(notice);
  };
  const add = (calls) => {
    for (const call of calls) unanswered.add(call);
    tell();
  };

  // Screens are fetched before they are gone to: what one lacks is told when it is there.
  const ofScreens = new Map();
  const here = () => location.pathname + location.search;
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    const calls = response.headers.get('x-replay-unanswered')?.split(' ') ?? [];
    const { pathname, searchParams } = new URL(response.url);
    if (!pathname.startsWith('/-/')) add(calls);
    else if (searchParams.has('url')) ofScreens.set(searchParams.get('url'), calls);
    return response;
  };

  addEventListener('DOMContentLoaded', () => {
    const [page] = performance.getEntriesByType('navigation');
    add(page?.serverTiming.find(({ name }) => name === 'unanswered')?.description.split(' ') ?? []);
    const main = document.getElementById('main');
    let shown = here();
    if (!main) return;
    new MutationObserver(() => {
      if (here() === shown) return;
      shown = here();
      unanswered.clear();
      add(ofScreens.get(shown) ?? []);
    }).observe(main, { childList: true });
  });
})();
