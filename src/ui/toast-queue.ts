export interface Toast {
  id: string;
  tone: 'good' | 'bad' | 'plain';
  text: string;
  detail?: string;
  /** Milliseconds; D-70 names them per area. */
  duration: number;
}

/** At most this many at a time (D-70); the oldest leaves first. */
export const toastLimit = 20;

/** The queue with one more toast. The same words are not shown twice at once: the newer one replaces the older. */
export function withToast(queue: readonly Toast[], toast: Toast): Toast[] {
  const others = queue.filter((each) => each.id !== toast.id && (each.text !== toast.text || each.tone !== toast.tone));
  return [...others, toast].slice(-toastLimit);
}
