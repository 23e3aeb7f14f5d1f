import { useState } from 'react';
import { getAuditLog } from '../../../../contract/moderation/console-calls.ts';
import type { AuditEntry } from '../../../../contract/moderation/console-schemas.ts';
import { auditFilters } from '../../../../contract/moderation/filters.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Note } from '../../../ui/Note.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { RejectReason } from '../../shared/gate/RejectReason.tsx';
import { useCall } from '../../shared/data/query.ts';
import { open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Changes, type TextRow } from '../queue/Changes.tsx';
import { givenQuery } from '../queue/queue-address.ts';
import { sectionAddress, type SectionProps } from '../sections.ts';
import { formatMoment } from '../../../i18n/format.ts';

const names = Object.keys(auditFilters) as (keyof typeof auditFilters)[];
type Filters = Partial<Record<(typeof names)[number], string>>;

const addressOf = (filters: Filters, before?: string): string => {
  const query = new URLSearchParams({ ...filters, ...(before !== undefined && { before }) }).toString();
  return sectionAddress('audit') + (query === '' ? '' : `&${query}`);
};

/** All audited actions with the values before and after, the newest first. The address stores filters and page. */
export function AuditLog({ search }: SectionProps) {
  const { t, number } = useTexts();
  const filters: Filters = givenQuery(auditFilters, search);
  const before = search['before'];
  const query = useCall(getAuditLog, { query: { ...filters, ...(before !== undefined && { before }) } });
  return (
    <div className="stack gap-4">
      <AuditFilter key={JSON.stringify(filters)} filters={filters} />
      <Answered query={query} rows={6}>
        {({ entries, next, leftOut = 0 }) => (
          <>
            {leftOut > 0 && <Note icon="user">{t('console.audit.leftOut', { number: number(leftOut) })}</Note>}
            {entries.length === 0 ? (
              leftOut === 0 && <EmptyState title={t('console.audit.none')} />
            ) : (
              <ol className="card card--flush audit-log">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
            {(before !== undefined || next !== null) && (
              <div className="row">
                {before !== undefined && (
                  <Button variant="secondary" icon="chevron-start" onClick={() => open(addressOf(filters))}>
                    {t('console.audit.newest')}
                  </Button>
                )}
                {next !== null && (
                  <Button variant="secondary" endIcon="chevron-end" onClick={() => open(addressOf(filters, next))}>
                    {t('console.audit.older')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Answered>
    </div>
  );
}

function AuditFilter({ filters }: { filters: Filters }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(filters);
  const apply = () => open(addressOf(givenQuery(auditFilters, typed)));
  return (
    <search className="stack gap-3">
      <div className="queue-filter">
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`console.audit.${name}`)}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            dir="ltr"
            autoComplete="off"
            value={typed[name] ?? ''}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
            onKeyDown={({ key }) => {
              if (key === 'Enter') apply();
            }}
          />
        ))}
      </div>
      <div className="row">
        <Button variant="secondary" icon="filter" onClick={apply}>
          {t('console.audit.apply')}
        </Button>
        {Object.keys(filters).length > 0 && (
          <Button variant="quiet" onClick={() => open(addressOf({}))}>
            {t('console.audit.clear')}
          </Button>
        )}
      </div>
    </search>
  );
}

/** The values of an entry as rows, named as in the data. */
function rowsOf(text: string | null): TextRow[] {
  if (text === null) return [];
  const values = JSON.parse(text) as Record<string, unknown>;
  return Object.entries(values).map(([name, value]) => [
    name,
    value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

const isRejection = (action: string): boolean => action.endsWith('.reject');

/** One entry, with the values before and after. */
export function Entry({ entry }: { entry: AuditEntry }) {
  const { t, language } = useTexts();
  const { at, actor, action, targetType, targetId, outcome, detail, before, after } = entry;
  return (
    <li className="stack gap-2">
      <div className="row row--apart">
        <span className="medium">
          {actor === '' ? t('console.audit.platform') : <bdi>{actor}</bdi>} · <code dir="ltr">{action}</code>
          {outcome !== 'done' && <code dir="ltr"> {outcome}</code>}
        </span>
        <time className="faint text-sm" dateTime={at}>
          {formatMoment(at, language)}
        </time>
      </div>
      {targetId !== '' && (
        <span className="faint text-xs">
          <code dir="ltr">
            {targetType} {targetId}
          </code>
        </span>
      )}
      {detail !== '' && <p className="soft text-sm">{isRejection(action) ? <RejectReason text={detail} /> : <bdi>{detail}</bdi>}</p>}
      {(before !== null || after !== null) && <Changes before={rowsOf(before)} after={rowsOf(after)} />}
    </li>
  );
}
