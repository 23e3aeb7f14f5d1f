/** The state of the list in its address: it survives reload and back, and can be sent to a colleague. */
import { listPageSize } from '../../../../contract/limits.ts';
import { addressWith, pageNumber, pageText, readQuery } from '../../../../contract/wire/page-query.ts';
import { ownRequestSorts, type OwnRequestSort } from '../../../../contract/request/calls.ts';
import { requestStates, type RequestState } from '../../../../contract/request/rules.ts';
import type { RequestValues } from '../form.ts';
import { serviceTypes } from '../service-types.ts';

const query = {
  type: { pattern: new RegExp(`^(?:${serviceTypes.join('|')})$`) },
  state: { pattern: new RegExp(`^(?:${requestStates.join('|')})$`) },
  sort: { pattern: new RegExp(`^(?:${ownRequestSorts.join('|')})$`) },
  page: { pattern: /^[1-9]\d{0,4}$/ },
} as const;

export interface ListQuery {
  type: RequestValues['type'];
  state: RequestState | '';
  sort: OwnRequestSort;
  /** From 1. */
  page: number;
}

export function readListQuery(search: Readonly<Record<string, string>>): ListQuery {
  const { type, state, sort, page } = readQuery(query, new URLSearchParams(search));
  return {
    type: type as ListQuery['type'],
    state: state as ListQuery['state'],
    sort: sort === '' ? 'newest' : (sort as OwnRequestSort),
    page: pageNumber(page),
  };
}

/** The input of the call. */
export const listInput = ({ type, state, sort, page }: ListQuery) => ({
  query: {
    page: page - 1,
    size: listPageSize,
    sort,
    ...(type !== '' && { serviceType: Number(type) }),
    ...(state !== '' && { state }),
  },
});

/** Without language prefix; a new filter or order starts at page one. */
export const listAddress = (shown: ListQuery, change: Partial<ListQuery>): string => {
  const { type, state, sort, page } = { ...shown, page: 1, ...change };
  return addressWith('/my-requests', query, { type, state, sort: sort === 'newest' ? '' : sort, page: pageText(page) });
};

export const isNarrowed = ({ type, state }: ListQuery): boolean => type !== '' || state !== '';
