import type { NoticeCase } from '../../../../../contract/notice/schemas.ts';
import { Note } from '../../../../ui/Note.tsx';
import { useTexts } from '../../../shared/texts.tsx';
import { changesOf, ChangeSides, Value } from '../Changes.tsx';
import { useSnapshotRows } from './use-snapshot-rows.ts';

/** What was public when the case was opened beside what is there now: what differs is marked and comes first. */
export function CaseVersions({ notice: { was, now, lostPictures } }: { notice: NoticeCase }) {
  const { t, number } = useTexts();
  const rowsOf = useSnapshotRows();
  const words = { before: t('moderation.notice.versions.was'), after: t('moderation.notice.versions.now') };
  if (was === null) return <p className="soft text-sm">{t('moderation.notice.versions.forgotten')}</p>;
  const hasKeys = was.fileKeys !== undefined;
  const before = rowsOf(was, hasKeys);
  const changes = now === null ? [] : changesOf(before, rowsOf(now, hasKeys));
  const changed = new Set(changes.map(({ label }) => label));
  return (
    <section className="stack gap-3" aria-label={t('moderation.notice.versions.title')}>
      <h3 className="h4">{t('moderation.notice.versions.title')}</h3>
      {lostPictures.length > 0 && <Note tone="amber">{t('moderation.notice.versions.lostPicture')}</Note>}
      {now === null ? (
        <Note tone="amber">{t('moderation.notice.versions.deleted')}</Note>
      ) : changes.length === 0 ? (
        <p className="soft">{t('moderation.notice.versions.same')}</p>
      ) : (
        <ul className="changes">
          {changes.map((change) => (
            <li key={change.label}>
              <h4 className="text-sm row">
                {change.label}
                <span className="badge badge--amber">{t('moderation.notice.versions.changed')}</span>
              </h4>
              <ChangeSides change={change} words={words} without={lostPictures} />
            </li>
          ))}
        </ul>
      )}
      <dl className="facts-list facts-list--2">
        {before
          .filter(([label]) => !changed.has(label))
          .map(([label, text], place) => (
            <div key={`${label} ${place}`}>
              <dt>{label}</dt>
              <dd className="keep-edge" dir="auto">
                <Value text={text} without={lostPictures} />
              </dd>
            </div>
          ))}
      </dl>
      <p className="faint text-xs">{t('moderation.notice.versions.version', { number: number(was.version) })}</p>
    </section>
  );
}
