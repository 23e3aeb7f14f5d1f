/** A picture while it is carried to another place: which one, where to, and where it is drawn (docs/decisions/055). */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';

/** In px, from the same corner for all. */
export interface Point {
  x: number;
  y: number;
}

export interface PictureDrag {
  /** The picture that is carried; empty while none is. */
  id: ReadonlySignal<string>;
  /** The place from 0 that it would get; told for another place only, however often the pointer moves. */
  to: ReadonlySignal<number>;
  /** How far from that place it is drawn. */
  shift: ReadonlySignal<Point>;
  /** @param places where each place of the list begins */
  lift: (id: string, from: number, places: readonly Point[]) => void;
  /** @param way from where it was lifted */
  carry: (way: Point) => void;
  /** @returns what has to be moved, null when nothing has */
  end: () => { id: string; to: number } | null;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const nowhere: Point = { x: 0, y: 0 };

/** The place that begins nearest to a point. */
const nearest = (places: readonly Point[], at: Point): number =>
  places.reduce((best, place, index) => (distance(place, at) < distance(places[best] ?? place, at) ? index : best), 0);

export function pictureDrag(): PictureDrag {
  const id = signal('');
  const to = signal(0);
  const at = signal(nowhere);
  let from = 0;
  let places: readonly Point[] = [];
  return {
    id,
    to,
    shift: computed(() => {
      const place = places[to.value] ?? nowhere;
      return { x: at.value.x - place.x, y: at.value.y - place.y };
    }),
    lift: (lifted, place, found) => {
      from = place;
      places = found;
      batch(() => {
        id.value = lifted;
        to.value = from;
        at.value = places[from] ?? nowhere;
      });
    },
    carry: (way) => {
      const start = places[from] ?? nowhere;
      batch(() => {
        at.value = { x: start.x + way.x, y: start.y + way.y };
        to.value = nearest(places, at.peek());
      });
    },
    end: () => {
      const move = { id: id.peek(), to: to.peek() };
      id.value = '';
      return move.id === '' || move.to === from ? null : move;
    },
  };
}
