import { errorText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { lastPlace } from '../../shared/gate/product-place.ts';
import { link } from '../../shared/route.ts';
import { saveFile } from '../../shared/fields/save-file.ts';
import { useTexts } from '../../shared/texts.tsx';
import { dayOf, tableBlob } from './files.ts';
import { reportOf } from './report.ts';
import type { Lists } from './value-suggestions.ts';
import type { Import } from './use-import.ts';
import { useHeadings } from './sheet/use-headings.ts';

export interface RunProps {
  companyId: string;
  made: Import;
  lists: Lists;
}

/** Sends the rows: progress, a button to stop, and the report at the end. */
export function Run({ companyId, made, lists }: RunProps) {
  const { t, number } = useTexts();
  const { progress, chosen, end } = made;
  if (progress !== null)
    return (
      <div className="stack gap-3">
        <div className="row row--fixed">
          <Progress value={progress.done} max={progress.total} label={t('bulkImport.run.label')} />
          <span className="text-sm">{t('bulkImport.run.progress', { done: number(progress.done), total: number(progress.total) })}</span>
        </div>
        <div className="row">
          <Button variant="secondary" icon="pause" onClick={made.stop} busy={made.isStopping}>
            {t(made.isStopping ? 'bulkImport.run.stopping' : 'bulkImport.run.stop')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="stack gap-4">
      {end !== null && <Report companyId={companyId} made={made} lists={lists} />}
      {chosen.size > 0 ? (
        <div className="row">
          <Button icon="upload" onClick={() => void made.start()}>
            {t('bulkImport.preview.start', { number: number(chosen.size) })}
          </Button>
        </div>
      ) : (
        end === null && made.rows.some(({ kind }) => kind === 'faulty') && <Note tone="amber">{t('bulkImport.preview.nothing')}</Note>
      )}
    </div>
  );
}

function Report({ companyId, made: { rows, outcomes, end, chosen }, lists }: RunProps) {
  const texts = useTexts();
  const { t, number } = texts;
  const { headings, separator } = useHeadings();
  const states = [...outcomes.values()].map(({ state }) => state);
  const count = (...wanted: (typeof states)[number][]): number => states.filter((state) => wanted.includes(state)).length;
  const failed = count('failed');
  const open = rows.filter(({ number: row, kind }) => kind !== 'same' && !outcomes.has(row)).length;
  const what =
    end?.why === 'failure'
      ? t('bulkImport.report.failure', { reason: errorText(t, end.failure) })
      : t(`bulkImport.report.${end?.why ?? 'done'}`);
  const save = (): void =>
    saveFile(
      tableBlob(reportOf(texts, rows, lists, outcomes, headings, separator)),
      `${t('bulkImport.fileName.report')}-${dayOf(new Date())}.csv`,
    );
  return (
    <Note
      tone={end?.why === 'done' && failed === 0 ? 'green' : 'amber'}
      icon={end?.why === 'done' ? 'check-circle' : 'alert'}
      role="status"
    >
      <div className="stack gap-3">
        <h3>{t('bulkImport.report.title')}</h3>
        <p>{what}</p>
        <ul className="row">
          {(
            [
              ['added', count('added')],
              ['changed', count('changed')],
              ['failed', failed],
              ['open', open],
            ] as const
          )
            .filter(([, each]) => each > 0)
            .map(([state, each]) => (
              <li key={state} className="medium">
                {t(`bulkImport.report.${state}`, { number: number(each) })}
              </li>
            ))}
        </ul>
        <div className="row">
          <Button variant="secondary" icon="download" onClick={save}>
            {t('bulkImport.report.download')}
          </Button>
          {chosen.size === 0 && (
            <LinkButton variant="quiet" href={link(lastPlace(companyId))}>
              {t('bulkImport.report.list')}
            </LinkButton>
          )}
        </div>
      </div>
    </Note>
  );
}
