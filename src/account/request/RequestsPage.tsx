import { useState } from 'react';
import { getUserAllRequestCards } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Answered } from '../shared/Answered.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { RequestRow } from './RequestRow.tsx';
import { stateOf, type RequestState } from './state.ts';
import { serviceTypes } from './form.ts';

const states: readonly RequestState[] = ['rejected', 'ready', 'pending', 'approved'];

/** All requests of the account, newest first, with filters by type and state. */
export function RequestsPage() {
  const { t, number } = useTexts();
  const [type, setType] = useState('');
  const [state, setState] = useState('');
  const query = useCall(getUserAllRequestCards);
  const fits = (request: OwnRequest): boolean =>
    (type === '' || String(request.inServiceEnum) === type) && (state === '' || stateOf(request) === state);
  const add = (
    <LinkButton href={link('/add-request')} icon="plus">
      {t('nav.postRequest')}
    </LinkButton>
  );
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('nav.business.requests')} end={query.data !== undefined && query.data.requests.length > 0 && add} />
      <Answered query={query}>
        {({ requests }) => {
          if (requests.length === 0)
            return (
              <EmptyState title={t('request.form.none.title')} level={2} action={add}>
                {t('request.form.none.text')}
              </EmptyState>
            );
          const shown = requests.filter(fits);
          return (
            <div className="stack gap-4">
              <div className="form-grid">
                <Select
                  label={t('request.form.field.type')}
                  value={type}
                  onChange={setType}
                  placeholder={t('request.form.all')}
                  options={serviceTypes.map((id) => ({ id, label: t(`request.form.type.${id}`) }))}
                />
                <Select
                  label={t('request.form.field.state')}
                  value={state}
                  onChange={setState}
                  placeholder={t('request.form.all')}
                  options={states.map((id) => ({ id, label: t(`request.form.state.${id}`) }))}
                />
              </div>
              <p className="faint text-sm" role="status">
                {shown.length === 0
                  ? t('common.noData')
                  : t('common.showing', { start: number(1), end: number(shown.length), total: number(requests.length) })}
              </p>
              <ul className="own-rows">
                {shown.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </ul>
            </div>
          );
        }}
      </Answered>
    </div>
  );
}
