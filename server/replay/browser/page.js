// On every page of a scenario, before the shop's own scripts: the time is the scenario's, and calls of this screen that
// it does not answer are told at its bottom.
(() => {
  const { nowMs, runs, broken, address } = globalThis.norenReplay;
  const beganMs = performance.now();
  const now = () => Math.floor(nowMs + (runs ? performance.now() - beganMs : 0));
  Object.assign(Date, { now });

  const unanswered = new Set();
  // As play.ts has it (toldInVain).
  const toldInVain = () => {
    const all = [...unanswered];
    const unfit = all.flatMap((call) => (call.startsWith('unfit:') ? [call.slice('unfit:'.length)] : []));
    const missing = all.filter((call) => !call.startsWith('unfit:'));
    return [
      missing.length > 0 ? `シナリオに答えのない呼び出し: ${missing.join('、')}` : '',
      unfit.length > 0 ? `答えが契約に合わない呼び出し: ${unfit.join('、')}` : '',
    ];
  };
  // Here they may be whole.
  const toldBroken = () => {
    const sections = broken.map((id) => {
      const type = document.querySelector(`[data-i="${id}"]`)?.dataset.s;
      return type ? `${id}（${type}）` : id;
    });
    return `記録した画面で表示できていなかった部分: ${sections.join('、')}`;
  };
  let stuck = '';
  let lacking = '';
  const tell = () => {
    const known = document.getElementById('noren-replay');
    const told = [...toldInVain(), lacking, stuck].filter(Boolean).join('\n');
    if (told === '') return known?.remove();
    const notice = known ?? document.createElement('p');
    notice.textContent = told;
    if (known) return;
    notice.id = 'noren-replay';
    notice.setAttribute('role', 'status');
    Object.assign(notice.style, {
      position: 'fixed', insetInline: '0', bottom: '0', zIndex: '9999', margin: '0', padding: '8px 16px',
      background: '#5a1f00', color: '#fff', font: '14px/1.6 sans-serif', overflowWrap: 'anywhere', whiteSpace: 'pre-line',
    }); // prettier-ignore
    document.body.append(notice);
  };
  globalThis.norenReplay.tellStuck = (what) => {
    stuck = what;
    tell();
  };
  const add = (calls) => {
    for (const call of calls) unanswered.add(call);
    tell();
  };

  // Screens are fetched before they are gone to: what one lacks is told when it is there.
  const ofScreens = new Map();
  const here = () => location.pathname + location.search;
  const { fetch } = globalThis;
  // What is to happen to an answer on its way: nothing ever comes, the connection breaks off, or it is late.
  const suffer = (trouble, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (trouble === 'offline') reject(new TypeError('Failed to fetch'));
      else if (trouble !== 'silent') setTimeout(resolve, Number(trouble));
    });
  // Calls that an answer is still to come to. One that nothing ever comes to is not waited for.
  const underWay = new Map();
  const during = async (asked, promise) => {
    underWay.set(promise, new URL(asked.url ?? asked, location.href).pathname);
    try {
      return await promise;
    } finally {
      underWay.delete(promise);
    }
  };
  // Once all is there that is under way now. Of code that is being loaded nobody tells; what is asked for behind it is
  // answered no sooner.
  const settledPath = '/-/replay/settled';
  const ask = (path) => during(path, fetch(path));
  globalThis.norenReplay.settled = () => Promise.allSettled([...underWay.keys(), ask(settledPath)]);
  globalThis.norenReplay.underWay = () => [...new Set(underWay.values())];

  // A screen or a sheet that is asked for ahead is of low priority (storefront/browser/navigation/screen-cache.ts).
  const isAhead = (asked, init) => init?.priority === 'low' && /\/-\/(?:screen\?|choose\/)/.test(String(asked));
  globalThis.fetch = async (asked, init) => {
    const told = isAhead(asked, init) ? { ...init, headers: { 'x-replay-ahead': '1' } } : init;
    const response = await during(asked, fetch(asked, told));
    const trouble = response.headers.get('x-replay-trouble');
    const suffered = trouble === null ? null : suffer(trouble, init?.signal ?? asked.signal);
    await (trouble === 'silent' ? suffered : during(asked, suffered));
    const calls = response.headers.get('x-replay-unanswered')?.split(' ') ?? [];
    const { pathname, searchParams } = new URL(response.url);
    if (!pathname.startsWith('/-/')) add(calls);
    else if (searchParams.has('url')) ofScreens.set(searchParams.get('url'), calls);
    return response;
  };

  addEventListener('DOMContentLoaded', () => {
    const [page] = performance.getEntriesByType('navigation');
    const timed = (wanted) => page?.serverTiming.find(({ name }) => name === wanted)?.description;
    const form = timed('no-form');
    lacking = [
      form ? `シナリオで送信したフォーム「${form}」は、この画面にありません` : '',
      here() === address && broken.length > 0 ? toldBroken() : '',
    ]
      .filter(Boolean)
      .join('\n');
    add(timed('unanswered')?.split(' ') ?? []);
    const main = document.getElementById('main');
    let shown = here();
    if (!main) return;
    new MutationObserver(() => {
      if (here() === shown) return;
      shown = here();
      unanswered.clear();
      lacking = '';
      const calls = ofScreens.get(shown) ?? [];
      add(calls);
      if (calls.length > 0) void fetch(`/-/replay/arrival?url=${encodeURIComponent(shown)}`);
    }).observe(main, { childList: true });
  });

  // In the workbench: what axe finds, when the page is alive.
  const { parent } = globalThis;
  if (parent === globalThis) return;
  const tellFaults = async () => {
    document.documentElement.dataset.whole = '';
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] });
    const norenAxe = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
    );
    parent.postMessage({ norenAxe }, '*');
  };
  addEventListener('load', () => {
    const script = Object.assign(document.createElement('script'), { src: '/-/replay/axe.js' });
    // And in the state that its events lead to (play-events.js).
    const isAlive = () => {
      const { hydrated, replay } = document.documentElement.dataset;
      return hydrated === 'all' && replay !== 'playing';
    };
    script.addEventListener('load', () => {
      if (isAlive()) return void tellFaults();
      const watcher = new MutationObserver(() => isAlive() && [watcher.disconnect(), tellFaults()]);
      watcher.observe(document.documentElement, { attributes: true });
    });
    document.head.append(script);
  });
})();
