/**
 * From one picture on the whole screen to the next: `button[data-turn]` names the popover to open instead, `data-way`
 * the direction. The arrow keys and a swipe press it.
 */
const swipePx = 48;

const turn = (button: HTMLElement): void => {
  const next = document.getElementById(button.dataset.turn ?? '');
  button.closest<HTMLElement>('[popover]')?.hidePopover();
  next?.showPopover();
  // The same way on, for who goes through them all.
  next?.querySelector<HTMLElement>(`[data-way=${button.dataset.way}]`)?.focus();
};

/** In the picture that is open; one that is enlarged is pushed about by keys and fingers itself. */
const turnOpen = (way: 'back' | 'on'): void => {
  const open = document.querySelector('[popover=auto]:popover-open:not(:has(:checked))');
  const button = open?.querySelector<HTMLElement>(`[data-turn][data-way=${way}]`);
  if (button) turn(button);
};

/** Its middle first: what is enlarged from a corner shows the ground around it. */
const center = (place: Element): void => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = place;
  place.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
};

export const startTurning = (): void => {
  addEventListener('change', ({ target }) => {
    const place = target instanceof Element && target.closest('[data-zoom] > label');
    if (place) center(place);
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null;
    if (button) turn(button);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turnOpen('back');
    if (key === 'ArrowRight') turnOpen('on');
  });
  let began: number | null = null;
  addEventListener(
    'touchstart',
    ({ touches }) => (began = touches.length === 1 ? (touches[0]?.clientX ?? null) : null),
    {
      passive: true,
    },
  );
  addEventListener('touchend', ({ changedTouches }) => {
    const moved = began === null ? 0 : (changedTouches[0]?.clientX ?? began) - began;
    began = null;
    if (Math.abs(moved) >= swipePx) turnOpen(moved > 0 ? 'back' : 'on');
  });
};
