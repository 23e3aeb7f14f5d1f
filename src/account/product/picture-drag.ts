/** A picture while it is carried to another position: which one, where to, and where it is drawn (ADR 005). */

/** In px, from the same corner for all. */
export interface Point {
  x: number;
  y: number;
}

/** Who shows it. */
export interface Carrying {
  /**
   * Told for another position only, however often the pointer moves.
   * @param id of the picture that is carried; empty when it is let go
   * @param to the position from 0 that it would get
   */
  onPlace: (id: string, to: number) => void;
  /** Each step. @param shift how far from that position it is drawn */
  onShift: (id: string, shift: Point) => void;
}

export interface PictureDrag {
  isCarrying: () => boolean;
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

export function pictureDrag({ onPlace, onShift }: Carrying): PictureDrag {
  let id = '';
  let from = 0;
  let to = 0;
  let positions: readonly Point[] = [];
  const place = (position: number): void => {
    to = position;
    onPlace(id, to);
  };
  return {
    isCarrying: () => id !== '',
    lift: (lifted, position, found) => {
      id = lifted;
      from = position;
      positions = found;
      place(from);
    },
    carry: (way) => {
      const start = positions[from] ?? nowhere;
      const at = { x: start.x + way.x, y: start.y + way.y };
      const next = nearest(positions, at);
      if (next !== to) place(next);
      const drawnFrom = positions[to] ?? nowhere;
      onShift(id, { x: at.x - drawnFrom.x, y: at.y - drawnFrom.y });
    },
    end: () => {
      if (id === '') return null;
      const move = { id, to };
      id = '';
      onPlace('', to);
      return to === from ? null : move;
    },
  };
}
