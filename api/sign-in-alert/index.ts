/** Alerts about sign-ins by a new device or from a new country. */
import type { Subject } from '../platform/subject/subject.ts';
import { signInAlertRoutes } from './routes.ts';
import { sendAlerts } from './send.ts';
import { forgetAlertsStatement, sweepAlertsStatement } from './store.ts';

export const signInAlert: Subject = {
  name: 'sign-in-alert',
  routes: signInAlertRoutes,
  tables: {
    sign_in_alert: { notExported: 'the links of mails; the sign-ins are exported' },
  },
  jobs: [{ name: 'sign-in-alerts', run: ({ db, now }) => sendAlerts(db, now) }],
  retention: { hour: [sweepAlertsStatement] },
  personalData: { forgetPeople: [forgetAlertsStatement] },
};
