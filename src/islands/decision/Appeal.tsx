import { addAppeal } from '../../../contract/decision/calls.ts';
import type { ShownDecision } from '../../../contract/decision/schemas.ts';
import { EvidenceFiles } from '../../form/EvidenceFiles.tsx';
import type { Evidence } from '../../form/use-evidence.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import type { GrowingTexts } from '../../i18n/browser.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Note } from '../../ui/Note.tsx';
import { Refusal } from '../account/Refusal.tsx';
import type { Link } from '../account/use-link.ts';
import { AppealForm } from './AppealForm.tsx';
import type { Opened } from './DecisionPage.tsx';

interface AppealProps {
  decision: ShownDecision;
  language: Language;
  t: GrowingTexts['t'];
  link: Link<Opened, never>;
}

/** The form, or what became of the appeal. */
export function Appeal({ decision: { appeal, canAppeal, dtAppealUntil, dtLiftedAt }, language, t, link }: AppealProps) {
  const { run, busy } = usePlainWrite(addAppeal);
  async function send(text: string, { chosen }: Evidence): Promise<void> {
    const files = chosen.map(({ file }) => file);
    const refused = await link.follow((guid) => run({ body: { guid, text }, files: { files } }));
    // Reads what became of it, also of one that was sent elsewhere.
    if (refused === null || refused.code === 'ALREADY_APPEALED') await link.look();
  }
  if (appeal !== null)
    return (
      <section className="stack gap-4">
        <h2>{t('decision.sent')}</h2>
        <p className="keep-edge" dir="auto">
          {appeal.text}
        </p>
        <EvidenceFiles label={t('decision.files')} files={appeal.files} language={language} />
        <Note tone={appeal.outcome === 'upheld' ? 'green' : appeal.outcome === null ? 'amber' : 'red'}>
          <p>{appeal.outcome === null ? t('decision.waits') : t(`decision.outcomes.${appeal.outcome}`)}</p>
          {appeal.note !== '' && (
            <p>
              {t('decision.outcomeNote')}: <bdi>{appeal.note}</bdi>
            </p>
          )}
        </Note>
        {appeal.outcome === 'dismissed' && <p className="soft text-sm">{t('decision.help')}</p>}
      </section>
    );
  if (dtLiftedAt !== null)
    return (
      <Note tone="green" role="status">
        {t('decision.lifted', { date: formatDate(dtLiftedAt, language) })}
      </Note>
    );
  const until = formatDate(dtAppealUntil, language);
  if (!canAppeal) return <p className="soft">{t('decision.expired', { date: until })}</p>;
  return (
    <section className="stack gap-4">
      <h2>{t('decision.appeal')}</h2>
      <p>{t('decision.appealText', { date: until })}</p>
      <Refusal>{link.failure}</Refusal>
      <AppealForm language={language} t={t} isBusy={busy} onSend={send} />
      <p className="soft text-sm">{t('decision.help')}</p>
    </section>
  );
}
