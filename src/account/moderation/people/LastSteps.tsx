import type { AuditEntry } from '../../../../contract/moderation/console-schemas.ts';
import { Card } from '../../../ui/Card.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Entry } from '../system/AuditLog.tsx';
import { sectionAddress } from '../sections.ts';

/** The newest entries of the audit log about a person or company, with a link to all of them. */
export function LastSteps({ id, entries }: { id: string; entries: readonly AuditEntry[] }) {
  const { t } = useTexts();
  return (
    <Card title={t('people.log')} look="flush" end={<a href={link(`${sectionAddress('audit')}&target=${id}`)}>{t('people.wholeLog')}</a>}>
      {entries.length === 0 ? (
        <p className="people-none soft text-sm">{t('people.noLog')}</p>
      ) : (
        <ol className="audit-log">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Card>
  );
}
