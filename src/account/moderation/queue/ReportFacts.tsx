import type { ReportedChat } from '../../../../contract/moderation/schemas.ts';
import { WholeTitle } from '../../shared/OfferTitle.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { Facts } from './Facts.tsx';

/** The reported messages of a chat, in order. */
export function ReportFacts({ report }: { report: ReportedChat }) {
  const { t, date } = useTexts();
  return (
    <>
      <Facts
        rows={[
          [t('moderation.report.reason'), t(`moderation.report.reasons.${report.reason}`)],
          [t('moderation.report.by'), report.reporterCompany],
          [t('moderation.report.about'), report.reportedCompany],
          [t('moderation.report.subject'), <WholeTitle key="subject" title={report.title} name={report.subject} />],
          [t('moderation.report.said'), report.note],
        ]}
      />
      <ol className="stack gap-3">
        {report.messages.map(({ isReported, text, file, dtCreatedAt }, index) => (
          <li key={index} className="stack gap-1">
            <span className="faint text-xs">
              <bdi>{isReported ? report.reportedCompany : report.reporterCompany}</bdi> · {date(dtCreatedAt)}
            </span>
            {text !== '' && (
              <p className="keep-edge" dir="auto">
                {text}
              </p>
            )}
            {file !== null && (
              <a href={file.url} target="_blank" rel="noreferrer" dir="auto">
                {file.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
