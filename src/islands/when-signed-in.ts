import { $session } from '../client/session.ts';
import { startSession } from '../client/start.ts';

/**
 * Pages for guests send members on, once the refresh has shown that they are signed in still.
 * @returns a function that stops waiting for it
 */
export function whenSignedIn(goOn: () => void): () => void {
  if ($session.get().user === null) return () => undefined;
  const stop = $session.subscribe(({ accessToken }) => {
    if (accessToken !== '') goOn();
  });
  startSession();
  return stop;
}
