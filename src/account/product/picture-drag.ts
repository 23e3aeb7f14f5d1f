/**
 * Computes the drag of a picture to another position: which picture, its target, and where it is drawn. Without React, so that a movement
 * of the pointer renders nothing (ADR 004).
 */

/** Pixels, all relative to the same corner. */
export interface Point {
  x: number;
  y: number;
}

/** Callbacks of the component that draws the drag. */
export interface Carrying {
  /**
   * Called for a new position only, however often the pointer moves.
   * @param id of the dragged picture; empty when it is dropped
   * @param to the position from 0 that it would get
   */
  onPlace: (id: string, to: number) => void;
  /** Called for each movement. @param shift distance from that position */
  onShift: (id: string, shift: Point) => void;
}

export interface PictureDrag {
  isCarrying: () => boolean;
  /** @param positions the origin of each position in the list */
  lift: (id: string, from: number, positions: readonly Point[]) => void;
  /** @param way distance from where the drag began */
  carry: (way: Point) => void;
  /** @returns the move to make, null when there is none */
  end: () => { id: string; to: number } | null;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const nowhere: Point = { x: 0, y: 0 };

/** The position whose origin is nearest to a point. */
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
