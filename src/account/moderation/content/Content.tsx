import { getContents } from '../../../../contract/publishing/calls.ts';
import { type ContentKind, contentRuleOf } from '../../../../contract/publishing/kinds.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { SectionProps } from '../sections.ts';
import { contentAddress, kindOf, kindsOf, newEntry } from './address.ts';
import { EntryRow } from './EntryRow.tsx';
import { EntryPage } from './EntryPage.tsx';

/** Content for publication, by kind; one entry is open beside the list. */
export function Content({ search, consoleRole }: SectionProps) {
  const { t } = useTexts();
  const kind = kindOf(search, consoleRole);
  const chosen = search['id'];
  return (
    <>
      <Tabs
        label={t('publishing.kinds')}
        current={kind}
        tabs={kindsOf(consoleRole).map((id) => ({ id, href: link(contentAddress(id)), label: t(`publishing.kind.${id}`) }))}
      />
      <div className="columns queue">
        <Entries key={kind} kind={kind} after={search['after']} chosen={chosen} />
        {chosen !== undefined && <EntryPage key={`${kind} ${chosen}`} kind={kind} id={chosen} version={search['version']} />}
      </div>
    </>
  );
}

function Entries({ kind, after, chosen }: { kind: ContentKind; after: string | undefined; chosen: string | undefined }) {
  const { t } = useTexts();
  // Editors add entries of this kind, and the list shows the newest first.
  const { isOpen } = contentRuleOf(kind);
  const query = useCall(getContents, { query: { kind, ...(after !== undefined && { after }) } });
  return (
    <div className="stack gap-4">
      {isOpen && (
        <div className="row">
          <LinkButton variant="secondary" icon="plus" href={link(contentAddress(kind, { id: newEntry }))}>
            {t(`publishing.new.${kind}` as 'publishing.new.news')}
          </LinkButton>
        </div>
      )}
      <Answered query={query} rows={6}>
        {({ entries, next }) =>
          entries.length === 0 ? (
            <EmptyState title={t('publishing.none')} />
          ) : (
            <>
              <ul className="card card--flush queue__list">
                {entries.map((entry) => (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    href={link(contentAddress(kind, { id: entry.id, after }))}
                    isChosen={entry.id === chosen}
                  />
                ))}
              </ul>
              <div className="row">
                {after !== undefined && (
                  <LinkButton variant="quiet" icon="chevron-start" href={link(contentAddress(kind))}>
                    {t(isOpen ? 'publishing.newest' : 'people.find.first')}
                  </LinkButton>
                )}
                {next !== null && (
                  <LinkButton variant="quiet" endIcon="chevron-end" href={link(contentAddress(kind, { after: String(next) }))}>
                    {t(isOpen ? 'publishing.older' : 'people.find.next')}
                  </LinkButton>
                )}
              </div>
            </>
          )
        }
      </Answered>
    </div>
  );
}
