/** Translates mouse, pen and touch events on a list of pictures to a drag. */
import type { PictureDrag, Point } from './picture-drag.ts';

/** A smaller movement is a press, not a drag. */
const liftDistance = 6;
/** A finger that moves earlier scrolls the page. */
const holdMs = 350;

interface Press {
  pointerId: number;
  isTouch: boolean;
  id: string;
  at: Point;
}

/** In page coordinates, so that scrolling counts as movement. */
const pointOf = ({ pageX, pageY }: MouseEvent): Point => ({ x: pageX, y: pageY });

/**
 * Makes the pictures of a list draggable: by mouse or pen at once, by finger after holding it still. Escape cancels.
 * @param list its children are the places, named by `data-id`
 * @param onDrop not called when the picture is dropped at its old place
 * @returns a function that stops it
 */
export function followPointer(list: HTMLElement, drag: PictureDrag, onDrop: (id: string, to: number) => void): () => void {
  const stopping = new AbortController();
  let press: Press | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const lift = ({ id, pointerId }: Press): void => {
    const items = [...list.children].filter((item) => item instanceof HTMLElement);
    const from = items.findIndex((item) => item.dataset['id'] === id);
    list.setPointerCapture(pointerId);
    drag.lift(
      id,
      from,
      items.map(({ offsetLeft, offsetTop }) => ({ x: offsetLeft, y: offsetTop })),
    );
  };
  const end = (isDropped: boolean): void => {
    clearTimeout(holding);
    press = null;
    const move = drag.end();
    if (isDropped && move !== null) onDrop(move.id, move.to);
  };
  const onDown = (event: PointerEvent): void => {
    const item = event.target instanceof HTMLImageElement ? event.target.closest<HTMLElement>('[data-id]') : null;
    if (item === null || press !== null || event.button !== 0) return;
    const begun = { pointerId: event.pointerId, isTouch: event.pointerType === 'touch', id: item.dataset['id'] ?? '', at: pointOf(event) };
    press = begun;
    if (begun.isTouch) holding = setTimeout(() => lift(begun), holdMs);
    else list.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    if (press?.pointerId !== event.pointerId) return;
    const { x, y } = pointOf(event);
    const way = { x: x - press.at.x, y: y - press.at.y };
    if (!drag.isCarrying()) {
      if (Math.hypot(way.x, way.y) < liftDistance) return;
      if (press.isTouch) return end(false);
      lift(press);
    }
    drag.carry(way);
  };

  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, handle: (event: HTMLElementEventMap[Name]) => void): void =>
    list.addEventListener(name, handle, { signal: stopping.signal, passive: false });
  listen('pointerdown', onDown);
  listen('pointermove', onMove);
  listen('pointerup', ({ pointerId }) => {
    if (press?.pointerId === pointerId) end(true);
  });
  listen('pointercancel', ({ pointerId }) => {
    if (press?.pointerId === pointerId) end(false);
  });
  // Disables the browser's default actions: scrolling, the menu of a picture, dragging its address.
  listen('touchmove', (event) => {
    if (drag.isCarrying()) event.preventDefault();
  });
  listen('contextmenu', (event) => {
    if (press?.isTouch === true) event.preventDefault();
  });
  listen('dragstart', (event) => event.preventDefault());
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && drag.isCarrying()) end(false);
  };
  document.addEventListener('keydown', onKey, { signal: stopping.signal });
  return () => {
    end(false);
    stopping.abort();
  };
}
