/** A picture while it is carried to another position: which one, where to, and where it is drawn (ADR 005). */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';

/** In px, from the same corner for all. */
export interface Point {
  x: number;
  y: number;
}

export interface PictureDrag {
  /** The picture that is carried; empty while none is. */
  id: ReadonlySignal<string>;
  /** The position from 0 that it would get; told for another position only, however often the pointer moves. */
  to: ReadonlySignal<number>;
  /** How far from that position it is drawn. */
  shift: ReadonlySignal<Point>;
  /** @param positions where each position of the list begins */
  lift: (id: string, from: number, positions: readonly Point[]) => void;
  /** @param way from where it was lifted */
  carry: (way: Point) => void;
  /** @returns what has to be moved, null when nothing has */
  end: () => { id: string; to: number } | null;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const nowhere: Point = { x: 0, y: 0 };

/** The position that begins nearest to a point. */
const nearest = (positions: readonly Point[], at: Point): number =>
  positions.reduce((best, position, index) => (distance(position, at) < distance(positions[best] ?? position, at) ? index : best), 0);

export function pictureDrag(): PictureDrag {
  const id = signal('');
  const to = signal(0);
  const at = signal(nowhere);
  let from = 0;
  let positions: readonly Point[] = [];
  return {
    id,
    to,
    shift: computed(() => {
      const position = positions[to.value] ?? nowhere;
      return { x: at.value.x - position.x, y: at.value.y - position.y };
    }),
    lift: (lifted, position, found) => {
      from = position;
      positions = found;
      batch(() => {
        id.value = lifted;
        to.value = from;
        at.value = positions[from] ?? nowhere;
      });
    },
    carry: (way) => {
      const start = positions[from] ?? nowhere;
      batch(() => {
        at.value = { x: start.x + way.x, y: start.y + way.y };
        to.value = nearest(positions, at.peek());
      });
    },
    end: () => {
      const move = { id: id.peek(), to: to.peek() };
      id.value = '';
      return move.id === '' || move.to === from ? null : move;
    },
  };
}
