import { lazy, Suspense, useMemo } from 'react';
import { getDecision } from '../../../contract/decision/calls.ts';
import type { ShownDecision } from '../../../contract/decision/schemas.ts';
import type { RulePage } from '../../../contract/rules.ts';
import { call, type Failure } from '../../client/call.ts';
import type { GrowingTexts } from '../../i18n/browser.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { LinkPage } from '../account/LinkPage.tsx';
import { useLink } from '../account/use-link.ts';

const loadParts = () => Promise.all([import('./Statement.tsx'), import('./Appeal.tsx'), import('../../i18n/browser.ts')]);
const Statement = lazy(async () => ({ default: (await loadParts())[0].Statement }));
const Appeal = lazy(async () => ({ default: (await loadParts())[1].Appeal }));

export interface DecisionPageProps {
  language: Language;
  /** Addresses of the rule pages. */
  rulePaths: Readonly<Record<RulePage, string>>;
  texts: Record<'loading' | 'retry' | 'notFound' | 'expired' | 'done' | 'errorOccurred', string>;
}

export interface Opened {
  decision: ShownDecision;
  texts: GrowingTexts;
}

const unreachable: Failure = { ok: false, status: 0, code: 'NETWORK', message: '', fields: {}, retryAfterSeconds: null };

/** With its parts and texts, while the answer is under way: the edge does not have the texts of reasons. */
async function lookIn(language: Language, guid: string) {
  try {
    const [answer, [, , { growingTexts }]] = await Promise.all([call(getDecision, { query: { guid } }), loadParts()]);
    if (!answer.ok) return answer;
    const texts = growingTexts(language);
    await texts.add(['common', 'decision', 'errors', 'moderation', 'notice', 'page', 'people']);
    return { ...answer, data: { decision: answer.data, texts } satisfies Opened };
  } catch {
    return unreachable;
  }
}

/** A decision with its statement of reasons, and the appeal against it. The link of a mail or notification opens it without signing in. */
export function DecisionPage({ language, rulePaths, texts }: DecisionPageProps) {
  const links = useMemo(() => ({ look: (guid: string) => lookIn(language, guid) }), [language]);
  const link = useLink(links, language, texts.errorOccurred);
  return (
    <LinkPage link={link} texts={texts}>
      {({ decision, texts: { t } }) => (
        <Suspense fallback={<Spinner label={texts.loading} />}>
          <div className="stack gap-6">
            <Statement decision={decision} rulePaths={rulePaths} language={language} t={t} />
            <Appeal decision={decision} language={language} t={t} link={link} />
          </div>
        </Suspense>
      )}
    </LinkPage>
  );
}
