import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { apiLanguages } from '../../../../contract/text/languages.ts';
import { asciiLowerCase } from '../../../../contract/text/letter-case.ts';
import { type ContentKind, contentRuleOf } from '../../../../contract/publishing/kinds.ts';
import { Form } from '../../../form/Form.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { contentAddress, type Known } from './address.ts';
import { EntryFields } from './EntryFields.tsx';
import { entryName, EntryState } from './EntryRow.tsx';
import type { EntryValues } from './form.ts';
import { Preview } from './Preview.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { type EntryForm, useEntryForm } from './use-entry-form.ts';
import { Versions } from './Versions.tsx';
import { Withdraw } from './Withdraw.tsx';

/** One entry in all languages, with a preview and its versions. @param known null for a new entry */
export function EntryEditor({ kind, known }: { kind: ContentKind; known: Known | null }) {
  const texts = useTexts();
  const { t } = texts;
  const entry = useEntryForm(kind, known);
  const [isAsked, setAsked] = useState(false);
  const { form, draft, isBusy, newer } = entry;
  const title = known === null ? t(`publishing.new.${kind}` as 'publishing.new.news') : entryName(texts, known.entry);
  return (
    <Form form={form} draft={draft} isBusy={isBusy} isWhole onSubmit={() => void entry.save()} className="stack gap-6">
      {newer !== null && known !== null && (
        <Note tone="amber" icon="lock" role="alert">
          <div className="stack gap-3">
            <p>{t('publishing.newer', { name: newer.by, number: texts.number(newer.version) })}</p>
            <div className="row">
              <a
                className="button button--secondary"
                href={link(contentAddress(kind, { id: known.entry.id, version: newer.version }))}
                target="_blank"
                rel="noreferrer"
              >
                {t('publishing.lookAtTheirs')}
              </a>
              <Button variant="secondary" busy={isBusy} onClick={() => void entry.save(newer.version)}>
                {t('publishing.saveMine')}
              </Button>
            </div>
          </div>
        </Note>
      )}
      <Card title={<span dir="auto">{title}</span>} end={known !== null && <EntryState entry={known.entry} />}>
        <Fields kind={kind} known={known} entry={entry} />
      </Card>
      <Shown kind={kind} known={known} entry={entry} />
      <div className="decision-bar" role="toolbar" aria-label={t('publishing.actions')}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('publishing.save')}
        </Button>
        <Button icon="send" busy={isBusy} onClick={() => setAsked(true)}>
          {t('publishing.publish')}
        </Button>
        {known !== null && <Withdraw known={known} />}
        {known !== null && <PublicPage known={known} language={entry.language} />}
      </div>
      {known !== null && <Versions known={known} />}
      {isAsked && (
        <PublishDialog
          isBusy={isBusy}
          isMoney={contentRuleOf(kind).role === 'administrator'}
          onClose={() => setAsked(false)}
          onPublish={(at) => {
            setAsked(false);
            void entry.publish(at);
          }}
        />
      )}
    </Form>
  );
}

interface PartProps {
  kind: ContentKind;
  known: Known | null;
  entry: EntryForm;
}

function Fields({ kind, known, entry: { form, language, setLanguage, picture } }: PartProps) {
  const { errors } = useFormState({ control: form.control });
  const faulty = apiLanguages.filter((each) => errors[each] !== undefined);
  return (
    <EntryFields
      kind={kind}
      language={language}
      onLanguage={setLanguage}
      picture={picture}
      faulty={faulty}
      paths={known?.paths ?? {}}
      currencies={known?.currencies ?? {}}
    />
  );
}

/** A preview of the values while they are typed. */
function Shown({ kind, known, entry: { form, language, typed } }: PartProps) {
  const file = useWatch<EntryValues, 'file'>({ control: form.control, name: 'file' });
  useWatch({ control: form.control });
  return <Preview kind={kind} values={typed()} language={language} file={file} currency={known?.currencies[language]} />;
}

function PublicPage({ known: { entry, paths }, language }: { known: Known; language: EntryForm['language'] }) {
  const { t } = useTexts();
  const path = entry.kind === 'page' ? `/${entry.key}` : paths[language] === undefined ? null : `/blogs/${paths[language]}`;
  if (path === null || entry.live === null) return null;
  return (
    <LinkButton variant="quiet" icon="globe" href={`/${asciiLowerCase(language)}${path}`} target="_blank" rel="noreferrer">
      {t('publishing.onSite')}
    </LinkButton>
  );
}
