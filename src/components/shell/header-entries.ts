import type { Visitor } from '../../server/visitor.ts';

/** Main menu: path and name. */
export const headerEntries = ({ t }: Visitor) =>
  [
    ['/imports', t('nav.imports')],
    ['/exports', t('nav.exports')],
    ['/requests?type=other', t('nav.search.logistics')],
    ['/companies', t('nav.companies')],
    ['/plans', t('nav.plans')],
  ] as const;
