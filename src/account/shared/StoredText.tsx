export interface StoredTextProps {
  /** What something is called and says, each with the label of its field. */
  texts: readonly { label: string; text: string }[];
}

/** What was written, where it can be read and not changed. */
export function StoredText({ texts }: StoredTextProps) {
  return (
    <dl className="card facts-list">
      {texts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
