// On every page of a scenario, behind page.js: sends the scenario's events to the flows of its screens, one after another,
// each once the flow stands where the one before was to lead. Only the tab in which the scenario was opened does so, and
// it goes on with the next event where a page load comes between. <html data-replay> says how far it is: `playing`,
// `played`, or `stuck`, with what is waited for on the bar at the bottom.
(() => {
  const { events, waits, tellStuck } = globalThis.norenReplay;
  const nextKey = 'noren:replay:next';
  const patienceMs = 10_000;

  const senders = new Map();
  const machines = new Map();
  // What was sent last; `isTaken` once its machine has got it. null: it stands where it was to lead.
  let sent = null;
  let patience;

  const nextIndex = () => Number(sessionStorage.getItem(nextKey) ?? events.length);
  const stateText = (value) =>
    typeof value === 'string'
      ? value
      : Object.entries(value).map(([state, inner]) => `${state}.${stateText(inner)}`)[0];
  const isAt = ({ value, children }, state) =>
    state === undefined ? Object.keys(children).length === 0 : `${stateText(value)}.`.startsWith(`${state}.`);

  const show = (state, stuck = '') => {
    document.documentElement.dataset.replay = state;
    tellStuck(stuck);
  };

  const giveUp = () => {
    const { flow, event, state } = sent ?? events[nextIndex()];
    const machine = machines.get(flow);
    const place = machine ? `（いまは「${stateText(machine.value)}」）` : '';
    const why = sent?.isTaken ? `${state ?? '落ち着いた状態'}になりません` : 'まだ届いていません';
    show('stuck', `シナリオの操作「${flow} ${event.type}」: ${why}${place}`);
  };

  const goOn = () => {
    clearTimeout(patience);
    const index = nextIndex();
    const next = events[index];
    if (sent === null && !next) return show('played');
    show('playing');
    patience = setTimeout(giveUp, patienceMs);
    if (sent !== null || !senders.has(next.flow)) return;
    // A screen that is being left takes nothing more: the next one does.
    if (machines.get(next.flow)?.can(next.event) === false) return;
    sessionStorage.setItem(nextKey, String(index + 1));
    sent = { ...next, isTaken: false };
    senders.get(next.flow)(next.event);
  };

  const look = (flow, { type, rootId, actorRef, event, snapshot }) => {
    if (actorRef.sessionId !== rootId) return;
    // Some sections send such a one by themselves, and then ours is not wanted any more.
    if (type === '@xstate.event' && sent && JSON.stringify(event) === JSON.stringify(sent.event)) sent.isTaken = true;
    if (type !== '@xstate.snapshot') return;
    machines.set(flow, snapshot);
    if (sent?.flow === flow && sent.isTaken && isAt(snapshot, sent.state)) sent = null;
    // Not while the machine is still at it.
    queueMicrotask(goOn);
  };

  const clocks = {
    real: {},
    short: { clock: { setTimeout: (run) => setTimeout(run), clearTimeout: (id) => clearTimeout(id) } },
    endless: { clock: { setTimeout: () => 0, clearTimeout: () => {} } },
  };

  globalThis.norenFlows = {
    meet: (flow, send) => {
      senders.set(flow, send);
      machines.delete(flow);
      // It is told in this very task what the server drew.
      queueMicrotask(goOn);
    },
    actorOptions: (flow) => ({ ...clocks[waits], inspect: (inspection) => look(flow, inspection) }),
  };
  goOn();
})();
