import type { Visitor } from '../../server/visitor.ts';

/** The main ways through the site: path and name. */
export const headerEntries = ({ t }: Visitor) =>
  [
    ['/imports', t('nav.imports')],
    ['/exports', t('nav.exports')],
    ['/requests?type=other', t('nav.search.logistics')],
    ['/companies', t('nav.companies')],
    ['/plans', t('nav.plans')],
  ] as const;
