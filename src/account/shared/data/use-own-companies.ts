import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataOf } from '../../../../contract/wire/call.ts';
import { getUserCompanies } from '../../../../contract/company/calls.ts';
import { keepOwnCompanies } from '../../../client/own-companies.ts';
import { useCall, type CallFailure } from './query.ts';

/** The account's companies. Stores their ids for their public pages, which recognize the owner by them. */
export function useOwnCompanies(): UseQueryResult<DataOf<typeof getUserCompanies>, CallFailure> {
  const query = useCall(getUserCompanies);
  const companies = query.data?.companies;
  useEffect(() => {
    if (companies !== undefined) keepOwnCompanies(companies.map(({ id }) => id));
  }, [companies]);
  return query;
}
