import type { NoticeCase } from '../../../../contract/notice/schemas.ts';
import { Note } from '../../../ui/Note.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Facts } from './Facts.tsx';

/** What is reported, and everything that was written about it, the oldest first. */
export function NoticeFacts({ notice: { target, isPublic, notices } }: { notice: NoticeCase }) {
  const { t, date } = useTexts();
  return (
    <>
      {!isPublic && <Note tone="amber">{t('moderation.notice.gone')}</Note>}
      {isPublic && target.kind === 'product' && <Note tone="amber">{t('moderation.notice.productHidden')}</Note>}
      <Facts
        rows={[
          [t('moderation.notice.about'), t(`moderation.notice.kinds.${target.kind}`)],
          ...(target.kind === 'company' ? [] : [[t('moderation.notice.company'), target.companyName] as const]),
        ]}
      />
      {isPublic && (
        <a href={link(target.path)} target="_blank" rel="noreferrer">
          {t('moderation.notice.open')}
        </a>
      )}
      <ol className="stack gap-4">
        {notices.map(({ number, reason, text, rights, name, email, dtCreatedAt }) => (
          <li key={number} className="stack gap-1">
            <span className="faint text-xs">
              {t('moderation.notice.number', { number })} · {date(dtCreatedAt)}
            </span>
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
          </li>
        ))}
      </ol>
    </>
  );
}
