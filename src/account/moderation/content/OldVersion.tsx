import { apiLanguages } from '../../../../contract/text/languages.ts';
import { getContent } from '../../../../contract/publishing/calls.ts';
import { type ContentKind, contentRuleOf } from '../../../../contract/publishing/kinds.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Facts } from '../queue/Facts.tsx';
import { contentAddress } from './address.ts';
import { Preview } from './Preview.tsx';
import { Restore, Versions } from './Versions.tsx';

/** An earlier version, which can be read and restored as a new draft. */
export function OldVersion({ kind, id, version }: { kind: ContentKind; id: string; version: string }) {
  const { t, number } = useTexts();
  const query = useCall(getContent, { query: { id, version } });
  return (
    <Answered query={query} rows={6}>
      {(known) => (
        <div className="stack gap-6">
          <Note>{t('publishing.isOld', { number: number(Number(version)) })}</Note>
          <Facts
            rows={contentRuleOf(kind).shared.map(({ name }) => [t(`publishing.field.${name as 'title'}`), known.values.shared[name] ?? ''])}
          />
          {contentRuleOf(kind).texts.length > 0 &&
            apiLanguages
              .filter((language) => known.values.texts[language] !== undefined)
              .map((language) => (
                <Preview key={language} kind={kind} values={known.values} language={language} currency={known.currencies[language]} />
              ))}
          <div className="decision-bar">
            {Number(version) !== known.entry.version && <Restore known={known} from={Number(version)} />}
            <LinkButton variant="quiet" icon="chevron-start" href={link(contentAddress(kind, { id }))}>
              {t('publishing.backToLast')}
            </LinkButton>
          </div>
          <Versions known={known} shown={Number(version)} />
        </div>
      )}
    </Answered>
  );
}
