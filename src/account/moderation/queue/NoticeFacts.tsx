import type { NoticeCase } from '../../../../contract/notice/schemas.ts';
import { Note } from '../../../ui/Note.tsx';
import { link } from '../../shared/route.ts';
import { EvidenceFiles } from '../../../form/EvidenceFiles.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { actsFor } from './decision/ActFields.tsx';
import { CaseVersions } from './case/CaseVersions.tsx';
import { Facts } from './Facts.tsx';

/** What is reported, and everything that was written about it, the oldest first. */
export function NoticeFacts({ notice }: { notice: NoticeCase }) {
  const { target, isPublic, canAct, notices, was } = notice;
  const { t, date, language, number: shown } = useTexts();
  return (
    <>
      {!isPublic && (
        <Note tone="amber">
          {t(
            canAct
              ? 'moderation.notice.mayReturn'
              : actsFor(notice).length > 0
                ? 'moderation.notice.gone'
                : 'moderation.notice.nothingToDo',
          )}
        </Note>
      )}
      {isPublic && target.kind === 'product' && <Note tone="amber">{t('moderation.notice.productHidden')}</Note>}
      {isPublic && target.kind === 'certificate' && <Note tone="amber">{t('moderation.notice.certificateOnly')}</Note>}
      {isPublic && target.kind === 'article' && <Note tone="amber">{t('moderation.notice.articleOwn')}</Note>}
      <Facts
        rows={[
          [t('moderation.notice.about'), t(`moderation.notice.kinds.${target.kind}`)],
          ...(target.kind === 'company' || target.companyName === ''
            ? []
            : [[t('moderation.notice.company'), target.companyName] as const]),
        ]}
      />
      {isPublic && (
        <a href={link(target.path)} target="_blank" rel="noreferrer">
          {t('moderation.notice.open')}
        </a>
      )}
      <ol className="stack gap-4">
        {notices.map(({ number, reason, text, rights, name, email, dtCreatedAt, version, files }) => (
          <li key={number} className="stack gap-1">
            <span className="faint text-xs">
              {t('moderation.notice.number', { number })} · {date(dtCreatedAt)}
            </span>
            {was !== null && version !== was.version && (
              <span className="faint text-xs">{t('moderation.notice.versions.other', { number: shown(version) })}</span>
            )}
            <span className="medium">{t(`notice.reasons.${reason}`)}</span>
            <p className="keep-edge" dir="auto">
              {text}
            </p>
            {rights !== '' && (
              <p className="text-sm keep-edge" dir="auto">
                {t('moderation.notice.rights')}: {rights}
              </p>
            )}
            <span className="soft text-sm">
              <bdi>{name}</bdi> · <bdi>{email}</bdi>
            </span>
            <EvidenceFiles label={t('moderation.notice.files')} files={files} language={language} />
          </li>
        ))}
      </ol>
      <CaseVersions notice={notice} />
    </>
  );
}
