import { useTexts } from '../../shared/texts.tsx';

export type TextRow = readonly [label: string, text: string];
/** With an identity if its text is not unique: documents are shown by their names, and two may have the same. */
export type ComparedRow = readonly [...TextRow, identity?: string | undefined];

export interface Change {
  label: string;
  before: string;
  after: string;
}

/** Rows that differ, with both values; rows with the same label are compared in order. */
export function changesOf(before: readonly ComparedRow[], after: readonly ComparedRow[]): Change[] {
  const labels = [...new Set([...after, ...before].map(([label]) => label))];
  const valueOf = (rows: readonly ComparedRow[], label: string, value: (row: ComparedRow) => string): string =>
    rows
      .filter(([each]) => each === label)
      .map(value)
      .join('\n');
  const text = ([, its]: ComparedRow): string => its;
  const identity = ([, its, own = its]: ComparedRow): string => own;
  return labels
    .filter((label) => valueOf(before, label, identity) !== valueOf(after, label, identity))
    .map((label) => ({ label, before: valueOf(before, label, text), after: valueOf(after, label, text) }));
}

interface ChangesProps {
  before: readonly ComparedRow[];
  after: readonly ComparedRow[];
}

/** A pending edit: only the values that it changes in the approved version. */
export function Changes({ before, after }: ChangesProps) {
  const { t } = useTexts();
  const changes = changesOf(before, after);
  if (changes.length === 0) return <p className="soft">{t('console.changes.none')}</p>;
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change.label}>
          <h3 className="text-sm">{change.label}</h3>
          <ChangeSides change={change} words={{ before: t('console.changes.before'), after: t('console.changes.after') }} />
        </li>
      ))}
    </ul>
  );
}

interface ChangeSidesProps {
  change: Change;
  /** Headings of the two columns. */
  words: Readonly<Record<'before' | 'after', string>>;
  /** Addresses of pictures that are not stored any more. */
  without?: readonly string[];
}

/** Both values of a change, side by side. */
export function ChangeSides({ change, words, without }: ChangeSidesProps) {
  return (
    <div className="changes__sides">
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className={side === 'after' ? 'changes__after' : undefined}>
          <span className="faint text-xs">{words[side]}</span>
          <Value text={change[side]} without={without} />
        </div>
      ))}
    </div>
  );
}

/** A text, or pictures if the text holds their addresses. @param without addresses of pictures that are not stored any more */
export function Value({ text, without = [] }: { text: string; without?: readonly string[] | undefined }) {
  if (text === '') return <p>–</p>;
  const addresses = text.split('\n');
  if (addresses.every((each) => /^\/(?:media|news)\//.test(each)))
    return (
      <div className="pictures">
        {addresses
          .filter((address) => !without.includes(address))
          .map((address) => (
            <img key={address} src={address} alt="" width={120} height={90} />
          ))}
      </div>
    );
  return (
    <p className="keep-edge" dir="auto">
      {text}
    </p>
  );
}
