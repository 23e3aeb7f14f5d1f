import type { DataOf } from '../../../contract/wire/call.ts';
import { blockCompany, getBlockedCompanies } from '../../../contract/chat/calls.ts';
import { saySuccess } from '../shared/say-success.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { keyOf, queryClient, useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { Setting } from './Setting.tsx';

type List = DataOf<typeof getBlockedCompanies>;
type Row = List['companies'][number];

/** The companies that the account has blocked. If the chat was deleted, they can be unblocked only here. */
export function BlockedCompanies() {
  const { t } = useTexts();
  const query = useCall(getBlockedCompanies);
  return (
    <Setting id="blocked" title={t('user.settings.blocked.title')} about={t('user.settings.blocked.about')}>
      <Answered query={query} rows={2}>
        {({ companies }) =>
          companies.length === 0 ? (
            <p className="text-sm soft">{t('user.settings.blocked.none')}</p>
          ) : (
            <ul className="sessions">
              {companies.map((row) => (
                <Blocked key={row.companyId} row={row} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Setting>
  );
}

const without = (list: List | undefined, companyId: string): List | undefined =>
  list && { companies: list.companies.filter((row) => row.companyId !== companyId) };

function Blocked({ row: { companyId, companyName, dtBlockedAt } }: { row: Row }) {
  const { t, date } = useTexts();
  const { run, busy } = useWrite(blockCompany);
  const unblock = async () => {
    const answer = await run({ body: { companyId, isBlocked: false } });
    if (!answer.ok) return;
    queryClient.setQueryData<List>(keyOf(getBlockedCompanies), (list) => without(list, companyId));
    saySuccess(t, blockCompany, 'user.settings.blocked.done');
  };
  return (
    <li className="session">
      <Icon name="company" />
      <div className="stack gap-1 grow">
        <strong className="medium" dir="auto">
          {companyName}
        </strong>
        <p className="text-xs soft">{t('user.settings.blocked.since', { date: date(dtBlockedAt) })}</p>
      </div>
      <Button variant="secondary" onClick={() => void unblock()} busy={busy}>
        {t('user.settings.blocked.unblock')}
        <span className="visually-hidden">: {companyName}</span>
      </Button>
    </li>
  );
}
