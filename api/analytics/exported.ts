/** Visits by country in "my data". */
import type { ExportSection } from '../platform/subject/exported.ts';

export const exported: readonly ExportSection[] = [
  {
    name: 'companyCountryDays',
    of: 'account',
    from: 'company c CROSS JOIN company_country_day d ON d.company_id=c.id WHERE c.owner_user_id=?1 AND c.deleted_at IS NULL',
    columns: "c.id AS companyId, date(d.day * 86400, 'unixepoch') AS day, d.country, d.views, d.contacts, d.answers",
    cursor: 'd.seq',
  },
  {
    name: 'requestCountryDays',
    of: 'account',
    from: 'request r CROSS JOIN request_country_day d ON d.request_id=r.id WHERE r.owner_user_id=?1 AND r.deleted_at IS NULL',
    columns: "r.id AS requestId, date(d.day * 86400, 'unixepoch') AS day, d.country, d.views, d.contacts, d.answers",
    cursor: 'd.seq',
  },
];
