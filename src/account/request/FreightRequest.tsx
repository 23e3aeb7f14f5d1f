import { useState } from 'react';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { getRequestDetailById } from '../../../contract/request/calls.ts';
import type { RequestDetail } from '../../../contract/request/shapes.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { Note } from '../../ui/Note.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useCountries } from '../shared/data/lookups.ts';
import { useCall } from '../shared/data/query.ts';
import { LowBalanceNote } from '../shared/LowBalanceNote.tsx';
import { useTexts } from '../shared/texts.tsx';
import { emptyRequest } from './form.ts';
import { RequestForm } from './RequestForm.tsx';
import { freightName, freightOf } from './trade/freight-of.ts';

/** A logistic need for the goods of a public request, with its places and weight. */
export function FreightRequest({ goodsId }: { goodsId: string }) {
  const query = useCall(getRequestDetailById, { body: { id: goodsId } });
  const countries = useCountries();
  return (
    <Answered query={query} rows={5}>
      {({ request }) =>
        countries.length > 0 && (
          <Freight goods={request} countryId={(code) => countries.find((country) => asciiLowerCase(country.code) === code)?.id} />
        )
      }
    </Answered>
  );
}

function Freight({ goods, countryId }: { goods: RequestDetail; countryId: (code: string) => string | undefined }) {
  const { t, language } = useTexts();
  // Fixed when the page is opened.
  const [beginning] = useState(() => ({
    of: `freight-${goods.id}`,
    values: {
      ...emptyRequest('3'),
      ...freightOf(goods, language, countryId),
      name: freightName((name) => t('tradeForm.freightName', { name }), goods.name),
    },
    imageUrls: [],
    fileUrls: [],
  }));
  return (
    <>
      <Note>{t('tradeForm.goodsOf', { name: isolated(goods.name) })}</Note>
      <RequestForm present={null} Question={null} LowBalance={LowBalanceNote} beginning={beginning} />
    </>
  );
}
