// On every page of a scenario, behind page.js and fill-fields.js: sends the scenario's events to the flows of its screens,
// one after another, each once the flow stands where the one before was to lead. Only the tab in which the scenario was
// opened does so, and it goes on with the next event where a page load comes between. <html data-replay> says how far it
// is: `playing`, `played`, `broken` where it is played and a section of the screen shows its error instead, or `stuck`, with
// what is waited for on the bar at the bottom.
(() => {
  const { events, waits, tellStuck, fillFields, settled, underWay } = globalThis.norenReplay;
  const nextKey = 'noren:replay:next';
  // So many times nothing may come of it, in each after all that was under way: a slow machine has as long as it takes.
  const rounds = 20;
  const roundMs = 500;
  // And so long altogether, whatever is under way: longer than the latest answer that a file may ask for.
  const mostMs = 90_000;

  const senders = new Map();
  // Where each flow stands: its state, whether anything is under way, and what it takes.
  const machines = new Map();
  const nameOf = ({ flow, place }) => (place === undefined ? flow : `${flow} ${place}`);
  // A scenario that names no place means the one that came last.
  const namesOf = (flow, place) => [flow, ...(place === undefined ? [] : [`${flow} ${place}`])];
  // What was sent last; `isTaken` once its machine has got it. null: it stands where it was to lead.
  let sent = null;
  // Counts on whenever something has happened: what is waited for begins anew.
  let turn = 0;
  let waking;
  // How far it has come, since when a bound runs, and whether that is over: then a flow that goes round in circles changes
  // nothing of what was told.
  let reached = '';
  let bound;
  let isOverdue = false;

  const nextIndex = () => Number(sessionStorage.getItem(nextKey) ?? events.length);
  const stateText = (value) =>
    typeof value === 'string'
      ? value
      : Object.entries(value).map(([state, inner]) => `${state}.${stateText(inner)}`)[0];
  const isAt = ({ value, isBusy }, state) =>
    state === undefined ? !isBusy : `${stateText(value)}.`.startsWith(`${state}.`);

  const show = (state, stuck = '') => {
    document.documentElement.dataset.replay = state;
    tellStuck(stuck);
  };

  const giveUp = () => {
    clearTimeout(waking);
    const step = sent ?? events[nextIndex()];
    const { flow, event, state, place: wanted } = step;
    const machine = machines.get(nameOf(step));
    const place = machine ? `（いまは「${stateText(machine.value)}」）` : '';
    const why = sent?.isTaken ? `${state ?? '落ち着いた状態'}になりません` : 'まだ届いていません';
    const asked = underWay();
    const awaited = asked.length > 0 ? `。応答を待っています: ${asked.join('、')}` : '';
    const at = wanted === undefined ? '' : `（${wanted}）`;
    show('stuck', `シナリオの操作「${flow} ${event.type}」${at}: ${why}${place}${awaited}`);
  };

  const startBound = () => {
    const here = `${nextIndex()} ${sent !== null}`;
    if (here === reached) return;
    reached = here;
    isOverdue = false;
    clearTimeout(bound);
    if (sent === null && nextIndex() >= events.length) return;
    bound = setTimeout(() => {
      isOverdue = true;
      giveUp();
    }, mostMs);
  };

  const islandsAt = (place) =>
    [...document.querySelectorAll('[data-i]')].filter(
      ({ dataset }) => place === undefined || place.startsWith(dataset.i),
    );
  // Some sections come to life when they are pointed at, and only then can be sent to.
  const wake = ({ place }) => {
    for (const island of islandsAt(place)) island.dispatchEvent(new Event('pointerover'));
  };
  // What stands inside one, as the promised day does in a product's form, hears of what is chosen there.
  const wakeInside = ({ place }) => {
    const inside = islandsAt(place).flatMap((island) => [...island.querySelectorAll('[data-i]')]);
    for (const island of inside) island.dispatchEvent(new Event('pointerover'));
  };

  // A section of it shows its error, or the whole screen is the error's own; that nothing is there is a screen, too.
  const isBroken = () => {
    const [page] = performance.getEntriesByType('navigation');
    const isFault = page?.responseStatus >= 500 && document.querySelectorAll('main [data-s=error]').length > 0;
    return isFault || document.querySelectorAll('[data-failed]').length > 0;
  };

  // Known once the document is there.
  const end = () => {
    if (document.readyState !== 'loading') return show(isBroken() ? 'broken' : 'played');
    show('playing');
    document.addEventListener('readystatechange', goOn, { once: true });
  };

  const bePatient = async (mine) => {
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, roundMs));
      if (mine === turn) await settled();
      if (mine !== turn) return;
    }
    giveUp();
  };

  const goOn = () => {
    turn += 1;
    clearTimeout(waking);
    startBound();
    const next = events[nextIndex()];
    if (sent === null && !next) return end();
    if (isOverdue) giveUp();
    else show('playing');
    void bePatient(turn);
    if (sent !== null) return;
    if (!senders.has(nameOf(next))) {
      waking = setTimeout(function again() {
        wake(next);
        waking = setTimeout(again, 200);
      });
      return;
    }
    // A screen that is being left takes nothing more: the next one does.
    if (machines.get(nameOf(next))?.can(next.event) === false) return;
    if (next.place !== undefined) wakeInside(next);
    const own = (sent = { ...next, isTaken: false });
    const send = () => {
      if (sent === own && !own.isTaken) senders.get(nameOf(own))(own.event);
    };
    // In a task of its own: a flow without a machine tells where it stands before its view hears of it, which would take
    // what follows for the same press again.
    void fillFields(next).then(() => setTimeout(send));
  };

  // Some sections send such a one by themselves, and then ours is not wanted any more.
  const take = (event) => {
    if (!sent || sent.isTaken || JSON.stringify(event) !== JSON.stringify(sent.event)) return;
    sent.isTaken = true;
    // Not before: a page that is loaded anew, as when a section's code did not come, sends it again.
    sessionStorage.setItem(nextKey, String(nextIndex() + 1));
  };
  const stand = (names, place) => {
    for (const name of names) machines.set(name, place);
    if (sent?.isTaken && names.includes(nameOf(sent)) && isAt(place, sent.state)) sent = null;
    // Not while the machine is still at it.
    queueMicrotask(goOn);
  };

  const look = (names, { type, rootId, actorRef, event, snapshot }) => {
    if (actorRef.sessionId !== rootId) return;
    if (type === '@xstate.event') take(event);
    if (type !== '@xstate.snapshot') return;
    const isBusy = Object.keys(snapshot.children).length > 0;
    stand(names, { value: snapshot.value, isBusy, can: (next) => snapshot.can(next) });
  };

  const clocks = {
    real: {},
    short: { clock: { setTimeout: (run) => setTimeout(run), clearTimeout: (id) => clearTimeout(id) } },
    endless: { clock: { setTimeout: () => 0, clearTimeout: () => {} } },
  };

  globalThis.norenFlows = {
    meet: (flow, send, place) => {
      for (const name of namesOf(flow, place)) {
        senders.set(name, send);
        machines.delete(name);
      }
      // It is told in this very task what the server drew.
      queueMicrotask(goOn);
    },
    actorOptions: (flow, place) => ({
      ...clocks[waits],
      inspect: (inspection) => look(namesOf(flow, place), inspection),
    }),
    sees: (flow, place, value, event) => {
      // Marked as the server marks one.
      if (flow === 'section') document.querySelector(`[data-i="${place}"]`)?.setAttribute('data-failed', '');
      if (event) take(event);
      stand(namesOf(flow, place), { value, isBusy: value === 'busy', can: () => value !== 'busy' });
    },
  };
  goOn();
})();
