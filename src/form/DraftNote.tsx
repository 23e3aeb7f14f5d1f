import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { useTexts } from '../i18n/texts.tsx';
import type { Draft } from './draft.ts';
import { useDraftState } from './use-draft.ts';

/** Says that the form shows a draft, or offers one, with buttons to take and to discard it. */
export function DraftNote({ draft }: { draft: Draft }) {
  const { t, moment } = useTexts();
  const { note } = useDraftState(draft);
  if (note === null) return null;
  const { kind, at, lacksFiles } = note;
  return (
    <Note tone={kind === 'older' ? 'amber' : 'teal'} icon="clock" role="status">
      <div className="row row--apart">
        <p>
          {t(`form.draft.${kind}`, { time: moment(new Date(at).toISOString()) })} {lacksFiles && t('form.draft.files')}
        </p>
        <div className="row">
          {kind !== 'back' && (
            <Button variant="secondary" onClick={draft.take}>
              {t('form.draft.take')}
            </Button>
          )}
          <Button variant={kind === 'back' ? 'secondary' : 'quiet'} onClick={draft.discard}>
            {t('form.draft.discard')}
          </Button>
        </div>
      </div>
    </Note>
  );
}
