import { useStore } from '@nanostores/react';
import { $shownSession } from '../../../client/session/shown-session.ts';

/** Person, permissions and plan for a page of the business area; calls take their token from the session itself. */
export const useSession = () => useStore($shownSession);
