import { useState } from 'react';
import { addAppeal, getDecision } from '../../../contract/decision/calls.ts';
import type { ShownDecision } from '../../../contract/decision/schemas.ts';
import type { RulePage } from '../../../contract/rules.ts';
import { call } from '../../client/call.ts';
import { usePlainWrite } from '../../form/use-plain-write.ts';
import { type GrowingTexts, growingTexts } from '../../i18n/browser.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { Note } from '../../ui/Note.tsx';
import { LinkPage } from '../account/LinkPage.tsx';
import { Refusal } from '../account/Refusal.tsx';
import { type Link, useLink } from '../account/use-link.ts';
import { AppealForm } from './AppealForm.tsx';
import { Statement } from './Statement.tsx';

export interface DecisionPageProps {
  language: Language;
  /** Addresses of the rule pages. */
  rulePaths: Readonly<Record<RulePage, string>>;
  texts: Record<'loading' | 'retry' | 'notFound' | 'expired' | 'done' | 'errorOccurred', string>;
}

interface Opened {
  decision: ShownDecision;
  texts: GrowingTexts;
}

/** Reasons are translated by the files of the business area, which the edge does not have. */
async function lookWith(texts: GrowingTexts, guid: string) {
  const [answer] = await Promise.all([
    call(getDecision, { query: { guid } }),
    texts.add(['decision', 'moderation', 'people']).catch(() => undefined),
  ]);
  return answer.ok ? { ...answer, data: { decision: answer.data, texts } satisfies Opened } : answer;
}

/** A decision with its statement of reasons, and the appeal against it. The link of a mail or notification opens it without signing in. */
export function DecisionPage({ language, rulePaths, texts }: DecisionPageProps) {
  const [links] = useState(() => {
    const fetched = growingTexts(language);
    return { look: (guid: string) => lookWith(fetched, guid) };
  });
  const link = useLink(links, language, texts.errorOccurred);
  return (
    <LinkPage link={link} texts={texts}>
      {({ decision, texts: { t } }) => (
        <div className="stack gap-6">
          <Statement decision={decision} rulePaths={rulePaths} language={language} t={t} />
          <Appeal decision={decision} language={language} t={t} link={link} />
        </div>
      )}
    </LinkPage>
  );
}

interface AppealProps {
  decision: ShownDecision;
  language: Language;
  t: GrowingTexts['t'];
  link: Link<Opened, never>;
}

/** The form, or what became of the appeal. */
function Appeal({ decision: { appeal, canAppeal, dtAppealUntil }, language, t, link }: AppealProps) {
  const { run, busy } = usePlainWrite(addAppeal);
  async function send(text: string): Promise<void> {
    const refused = await link.follow((guid) => run({ body: { guid, text } }));
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
