import { useState } from 'react';
import { getUserRequestById } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { Note } from '../../ui/Note.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useCall } from '../shared/data/query.ts';
import { LowBalanceNote } from '../shared/LowBalanceNote.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useOwnCompanies } from '../shared/data/use-own-companies.ts';
import { copyOf } from './form.ts';
import { offeredCompanies } from './offered-companies.ts';
import { RequestForm } from './RequestForm.tsx';

/** A new request that starts as a copy of one of the account's requests. */
export function CopiedRequest({ id }: { id: string }) {
  const query = useCall(getUserRequestById, { query: { id } });
  const companies = useOwnCompanies();
  return (
    <Answered query={query} rows={5}>
      {({ request }) => (
        <Answered query={companies} rows={5}>
          {(own) => <Copy request={request} offered={offeredCompanies(own.companies).map((company) => company.id)} />}
        </Answered>
      )}
    </Answered>
  );
}

function Copy({ request, offered }: { request: OwnRequest; offered: readonly string[] }) {
  const { t, language } = useTexts();
  // Fixed when the page is opened: the typed values belong to a new request.
  const [beginning] = useState(() => ({
    of: request.id,
    values: copyOf(request, language, (companyId) => offered.includes(companyId)),
    imageUrls: request.imageUrls,
    fileUrls: request.fileUrls,
  }));
  return (
    <>
      <Note>{t('request.form.copied', { code: request.code })}</Note>
      <RequestForm present={null} Question={null} LowBalance={LowBalanceNote} beginning={beginning} />
    </>
  );
}
