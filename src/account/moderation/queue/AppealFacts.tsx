import type { ShownAppeal } from '../../../../contract/decision/schemas.ts';
import { readRejectReason } from '../../../../contract/moderation/rejection.ts';
import { EvidenceFiles } from '../../../form/EvidenceFiles.tsx';
import { decisionTexts } from '../../../i18n/decision-texts.ts';
import { useTexts } from '../../shared/texts.tsx';
import { RemovedPictures } from './case/RemovedPictures.tsx';
import { Facts } from './Facts.tsx';

/** The appeal, and the decision that it contests. */
export function AppealFacts({ appeal: { text, files, decision, decidedBy, removedPictures } }: { appeal: ShownAppeal }) {
  const { t, date, language } = useTexts();
  const reason = readRejectReason(decision.reason);
  return (
    <>
      <section className="stack gap-2">
        <h3 className="h4">{t('decision.console.appeal')}</h3>
        <p className="keep-edge" dir="auto">
          {text}
        </p>
        <EvidenceFiles label={t('decision.files')} files={files} language={language} />
      </section>
      <section className="stack gap-2">
        <h3 className="h4">{t('decision.console.contested')}</h3>
        <Facts
          rows={[
            [t('decision.act'), t(`decision.acts.${decision.act}`)],
            [t('decision.about'), decision.kind === 'user' ? t('decision.console.person') : t(`decision.kinds.${decision.kind}`)],
            [t('decision.why'), decisionTexts(t, reason).join(' · ')],
            [t('decision.note'), reason.note],
            [t('decision.how'), t(`decision.detections.${decision.detection}`)],
            [t('decision.console.decidedBy'), `${decidedBy} · ${date(decision.dtCreatedAt)}`],
          ]}
        />
        <RemovedPictures addresses={removedPictures} />
      </section>
    </>
  );
}
