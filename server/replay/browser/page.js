// On every page of a scenario, before the shop's own scripts: the time is the scenario's, and calls that it does not
// answer are told on the screen.
(() => {
  const { nowMs, runs, unanswered } = globalThis.norenReplay;
  const beganMs = performance.now();
  const now = () => Math.floor(nowMs + (runs ? performance.now() - beganMs : 0));
  Object.assign(Date, { now });

  const tell = (calls) => {
    if (calls.length === 0) return;
    const known = document.getElementById('noren-replay-unanswered');
    const notice = known ?? document.createElement('p');
    notice.textContent = `シナリオに答えのない呼び出し: ${calls.join('、')}`;
    if (known) return;
    notice.id = 'noren-replay-unanswered';
    notice.setAttribute('role', 'status');
    Object.assign(notice.style, {
      position: 'fixed', insetInline: '0', bottom: '0', zIndex: '9999', margin: '0', padding: '8px 16px',
      background: '#5a1f00', color: '#fff', font: '14px/1.6 sans-serif', overflowWrap: 'anywhere',
    }); // prettier-ignore
    document.body.append(notice);
  };

  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    tell(response.headers.get('x-replay-unanswered')?.split(' ') ?? []);
    return response;
  };
  addEventListener('DOMContentLoaded', () => tell(unanswered));
})();
