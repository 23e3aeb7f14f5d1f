export interface StoredTextProps {
  /** Name and description, each with the label of its field. */
  texts: readonly { label: string; text: string }[];
}

/** Stored texts that can be read but not changed. */
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
