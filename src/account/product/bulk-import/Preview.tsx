import { useState } from 'react';
import { listPageSize } from '../../../../contract/limits.ts';
import { Note } from '../../../ui/Note.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { ListPages } from '../../shared/data/ListPages.tsx';
import { useStepHeading } from '../../shared/use-step-heading.ts';
import { useTexts } from '../../shared/texts.tsx';
import { EditRow } from './EditRow.tsx';
import { PreviewRow } from './PreviewRow.tsx';
import type { Lists } from './value-suggestions.ts';
import { stateOf } from './row-texts.ts';
import type { ImportRow } from './rows.ts';
import type { Writer } from './sheet/words.ts';
import type { Import } from './use-import.ts';

const kinds = ['all', 'faulty', 'new', 'change', 'same', 'done', 'failed'] as const;
type Kind = (typeof kinds)[number];

export interface PreviewProps {
  made: Import;
  /** Hash of the file's bytes. */
  fileHash: string;
  /** How many new products the plan still allows. */
  room: number;
  lists: Lists;
  /** Formats values in the language of the file. */
  writer: Writer;
  keywordsMax: (row: ImportRow) => number;
}

/** The rows of the file with their meaning and faults before anything is sent, and with their results afterwards. */
export function Preview({ made, fileHash, room, lists, writer, keywordsMax }: PreviewProps) {
  const { t, number } = useTexts();
  const [shown, setShown] = useState<Kind>('all');
  const [page, setPage] = useState(0);
  const [edited, setEdited] = useState<number | null>(null);
  const heading = useStepHeading('preview', false);
  const kindOf = (row: ImportRow): Kind => {
    const state = stateOf(row, made.outcomes.get(row.number));
    return state === 'added' || state === 'changed' || state === 'earlier' ? 'done' : state;
  };
  const counts = Map.groupBy(made.rows, kindOf);
  const count = (kind: Kind): number => (kind === 'all' ? made.rows.length : (counts.get(kind)?.length ?? 0));
  const fits = shown === 'all' ? made.rows : (counts.get(shown) ?? []);
  const last = Math.max(0, Math.ceil(fits.length / listPageSize) - 1);
  const at = Math.min(page, last);
  const newCount = count('new');
  const editedRow = made.rows.find((row) => row.number === edited) ?? null;
  return (
    <div className="stack gap-4">
      <h3 ref={heading} tabIndex={-1}>
        {t('bulkImport.preview.title')}
      </h3>
      {newCount > room && (
        <Note tone="amber">
          {room === 0 ? t('bulkImport.preview.noRoom') : t('bulkImport.preview.room', { room: number(room), count: number(newCount) })}
        </Note>
      )}
      <Select
        label={t('bulkImport.preview.show')}
        value={shown}
        onChange={(next) => {
          setShown(kinds.find((kind) => kind === next) ?? 'all');
          setPage(0);
        }}
        options={kinds
          .filter((kind) => kind === 'all' || kind === shown || count(kind) > 0)
          .map((id) => ({
            id,
            label:
              id === 'all'
                ? `${t('bulkImport.preview.all')}: ${number(made.rows.length)}`
                : t(`bulkImport.preview.${id}`, { number: number(count(id)) }),
          }))}
      />
      {fits.length === 0 ? (
        <p className="soft text-sm" role="status">
          {t('bulkImport.preview.none')}
        </p>
      ) : (
        <>
          <ul className="import-rows" aria-label={t('bulkImport.preview.rows')}>
            {fits.slice(at * listPageSize, (at + 1) * listPageSize).map((row) => (
              <PreviewRow
                key={row.number}
                row={row}
                lists={lists}
                outcome={made.outcomes.get(row.number)}
                isChosen={made.chosen.has(row.number)}
                doubt={made.doubt.uncertain === row.number ? 'uncertain' : made.doubt.resumed === row.number ? 'resumed' : null}
                isFull={room <= made.rows.filter(({ kind, number: each }) => kind === 'new' && made.chosen.has(each)).length}
                isBusy={made.progress !== null}
                onChoose={(isChosen) => made.choose(row.number, isChosen)}
                onEdit={() => setEdited(row.number)}
              />
            ))}
          </ul>
          <ListPages page={at} count={fits.length} onPage={setPage} label={t('bulkImport.preview.rows')} />
        </>
      )}
      <EditRow
        row={editedRow}
        fileHash={fileHash}
        writer={writer}
        keywordsMax={editedRow === null ? 0 : keywordsMax(editedRow)}
        isHeld={made.progress !== null || (made.hasEdits && made.chosen.size > 0)}
        isStored={made.isStored && made.progress === null}
        lists={lists}
        onClose={() => setEdited(null)}
        onSave={(cells) => {
          if (edited !== null) made.editRow(edited, cells);
          setEdited(null);
        }}
      />
    </div>
  );
}
