/** Sign-in and sessions. */
import type { Subject } from '../platform/subject/subject.ts';
import { forgetDevicesStatement, sweepDevicesStatement } from './device-store.ts';
import { exported, forgetFamiliesStatement, sweepFamiliesStatement } from './family-store.ts';
import { sessionRoutes } from './routes.ts';

export const session: Subject = {
  name: 'session',
  routes: sessionRoutes,
  tables: {
    known_device: {},
    session_family: { notExported: 'exported at the beginning of the file' },
  },
  retention: { hour: [sweepFamiliesStatement, sweepDevicesStatement] },
  personalData: { exported, forgetPeople: [forgetFamiliesStatement, forgetDevicesStatement] },
};
