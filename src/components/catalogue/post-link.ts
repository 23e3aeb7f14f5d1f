import type { Visitor } from '../../server/visitor.ts';
import type { RequestKind } from './request-query.ts';

/** Link to a new own request of the listed kind. */
export function postLink({ t }: Visitor, kind: RequestKind): { href: string; label: string } {
  const type = kind === 'other' ? '3' : kind;
  return type === '0'
    ? { href: '/add-request', label: t('nav.postRequest') }
    : { href: `/add-request?type=${type}`, label: t(`request.post.${type}`) };
}
