/** An import: its rows with corrections and choices, the run, and the result of each row. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { addAndEditProduct } from '../../../../contract/product/calls.ts';
import { sha256 } from '../../../../contract/wire/ids.ts';
import { call } from '../../../client/call.ts';
import { fingerprintOf, isDefinite } from '../../../client/write.ts';
import { invalidate } from '../../shared/data/query.ts';
import { chosenRows } from './choose-rows.ts';
import type { Cells } from './sheet/columns.ts';
import { attemptsOf, forgetJournal, type Journal, keepJournal, keyOfRow, newJournal, readJournal, uncertainRow } from './journal.ts';
import { type StoredEdits, type EditedRows, openStoredEdits } from './stored-edits.ts';
import { readPictures, rowInput, sendPictures } from './prepare.ts';
import { type ImportRow, checkRows, type Known } from './rows.ts';
import { type Outcome, type RunEnd, runImport } from './run.ts';
import type { Source } from './use-source.ts';

interface Course {
  outcomes: ReadonlyMap<number, Outcome>;
  /** The row without an answer, and whether its key is still valid. */
  doubt: { uncertain: number | null; resumed: number | null };
  end: RunEnd | null;
}

export interface Import {
  rows: readonly ImportRow[];
  /** Rows that will be sent. */
  chosen: ReadonlySet<number>;
  outcomes: ReadonlyMap<number, Outcome>;
  /** Rows that an earlier run stored. */
  earlier: number;
  doubt: Course['doubt'];
  isByCode: boolean;
  /** While rows are being sent. */
  progress: { done: number; total: number } | null;
  isStopping: boolean;
  end: RunEnd | null;
  hasEdits: boolean;
  /** Corrections survive a reload. */
  isStored: boolean;
  /** When the restored corrections of this file were made, ms; null without any. */
  editedAt: number | null;
  begin: (file: File) => Promise<void>;
  forgetEarlier: () => void;
  editRow: (row: number, cells: Cells) => void;
  /** Resets the rows to the contents of the file. */
  forgetEdits: () => void;
  choose: (row: number, isChosen: boolean) => void;
  setByCode: (isByCode: boolean) => void;
  start: () => Promise<void>;
  stop: () => void;
}

const none: Course = { outcomes: new Map(), doubt: { uncertain: null, resumed: null }, end: null };

/** @param room for new products in the plan */
export function useImport(
  companyId: string,
  source: Source,
  known: Omit<Known, 'isByCode' | 'find' | 'words' | 'table'>,
  room: number,
): Import {
  const [edits, setEdits] = useState<EditedRows>(new Map());
  const [editedAt, setEditedAt] = useState<number | null>(null);
  const [isStored, setStored] = useState(true);
  const storedEdits = useRef<StoredEdits | null>(null);
  useEffect(() => () => storedEdits.current?.close(), []);
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [isByCode, setByCode] = useState(false);
  const [state, setState] = useState(none);
  const [progress, setProgress] = useState<Import['progress']>(null);
  const [isStopping, setStopping] = useState(false);
  const stopped = useRef(new AbortController());
  const journal = useRef<Journal | null>(null);

  const { table, words } = source;
  const archive = source.zip !== null && 'archive' in source.zip ? source.zip.archive : null;
  const rows = useMemo(() => {
    if (table === null || words === null || !('rows' in table)) return [];
    const rows = table.rows.map((row) => ({
      ...row,
      cells: edits.get(row.number) ?? row.cells,
      isTooLong: row.isTooLong && !edits.has(row.number),
    }));
    return checkRows(rows, { ...known, words, table, isByCode, find: archive?.find ?? (() => ({ fault: 'pictureMissing' })) });
  }, [table, words, edits, archive, isByCode, known]);
  const settled = new Set([...state.outcomes].filter(([, { state: each }]) => each !== 'failed').map(([number]) => number));
  const chosen = chosenRows(rows, settled, choices, room, state.doubt);

  const begin = async (file: File): Promise<void> => {
    setEdits(new Map());
    setEditedAt(null);
    storedEdits.current?.close();
    setChoices(new Map());
    setState(none);
    const read = await source.chooseTable(file);
    if (read === null) return;
    storedEdits.current = openStoredEdits(companyId, read.hash);
    const stored = await storedEdits.current?.find();
    setEdits(stored?.rows ?? new Map());
    setEditedAt(stored?.at ?? null);
    const found = readJournal(companyId, read.hash, Date.now());
    journal.current = found ?? newJournal(read.hash, Date.now());
    if (found === null) return;
    const outcomes = Object.entries(found.done).map(([number, id]): [number, Outcome] => [Number(number), { state: 'earlier', id }]);
    const uncertain = uncertainRow(found, Date.now());
    setState({ outcomes: new Map(outcomes), doubt: { uncertain, resumed: uncertain === null ? found.sending : null }, end: null });
  };

  const note = (change: Partial<Journal>): void => {
    if (journal.current === null) return;
    journal.current = { ...journal.current, ...change, at: Date.now() };
    keepJournal(companyId, journal.current);
  };

  const start = async (): Promise<void> => {
    const begun = journal.current;
    if (begun === null || progress !== null) return;
    // The key of a row may have expired while the window was open, so the row is checked as after a reload.
    const forgotten = uncertainRow(begun, Date.now());
    const sent = rows.filter(({ number }) => chosen.has(number) && (number !== forgotten || choices.get(number) === true));
    const stop = new AbortController();
    stopped.current = stop;
    setStopping(false);
    setProgress({ done: 0, total: sent.length });
    setState((before) => ({ ...before, end: null }));
    const end = await runImport({
      rows: sent,
      inputOf: (row) => readPictures(row, archive),
      send: async (row, pictures) => {
        const missing = await sendPictures(pictures, keyOfRow(begun, row.number));
        if (missing !== null) return { ...missing.answer, picture: missing.picture };
        const isRepeated = journal.current?.sending === row.number;
        const input = rowInput(row, pictures, companyId, known.language);
        const attempts = attemptsOf(journal.current ?? begun, row.number, await sha256(await fingerprintOf(input)));
        note({ sending: row.number, attempts: { ...journal.current?.attempts, [row.number]: attempts } });
        const insteadOf = attempts.slice(0, -1).map(({ key }) => key);
        const answer = await call(addAndEditProduct, { ...input, idempotencyKey: attempts.at(-1)?.key ?? '', insteadOf });
        // A refusal says that this attempt stored nothing; an earlier one without an answer may have.
        if (!answer.ok && isDefinite(answer) && !isRepeated) note({ sending: null });
        return answer;
      },
      onDone: ({ number }, outcome) => {
        const { [number]: _, ...attempts } = journal.current?.attempts ?? {};
        note({ sending: null, ...(outcome.state !== 'failed' && { done: { ...journal.current?.done, [number]: outcome.id }, attempts }) });
        setProgress((before) => before && { ...before, done: before.done + 1 });
        setState((before) => ({ ...before, outcomes: new Map(before.outcomes).set(number, outcome) }));
      },
      wait: (ms) => waited(ms, stop.signal),
      isStopped: () => stop.signal.aborted,
    });
    await invalidate(addAndEditProduct.changes);
    setState((before) => ({ ...before, doubt: { uncertain: forgotten, resumed: journal.current?.sending ?? null }, end }));
    setProgress(null);
    // Only rows with faults remain, and another file cannot duplicate those.
    if (end.why === 'done' && rows.every(({ number, kind }) => kind === 'same' || journal.current?.done[number] !== undefined)) {
      forgetJournal(companyId);
      storedEdits.current?.forget();
    }
  };

  return {
    rows,
    chosen,
    outcomes: state.outcomes,
    earlier: [...state.outcomes.values()].filter(({ state: each }) => each === 'earlier').length,
    doubt: state.doubt,
    isByCode,
    progress,
    isStopping,
    end: state.end,
    hasEdits: edits.size > 0,
    isStored,
    editedAt,
    begin,
    forgetEarlier: () => {
      journal.current = source.file && newJournal(source.file.hash, Date.now());
      forgetJournal(companyId);
      setState(none);
    },
    editRow: (row, cells) => {
      const edited = new Map(edits).set(row, cells);
      setEdits(edited);
      setStored(storedEdits.current?.keep(edited) === true);
    },
    forgetEdits: () => {
      storedEdits.current?.forget();
      setEdits(new Map());
      setEditedAt(null);
    },
    choose: (row, isChosen) => setChoices((before) => new Map(before).set(row, isChosen)),
    setByCode,
    start,
    stop: () => {
      setStopping(true);
      stopped.current.abort();
    },
  };
}

/** @returns false when it was stopped early */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
