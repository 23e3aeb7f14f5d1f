import type { Visitor } from '../visitor.ts';

/** What every page of a mailed link shows while the link is checked, and after a failure. */
export const linkTexts = ({ t }: Pick<Visitor, 't'>) => ({
  loading: t('common.loading'),
  retry: t('common.actions.retry'),
  errorOccurred: t('signIn.errorOccurred'),
});
