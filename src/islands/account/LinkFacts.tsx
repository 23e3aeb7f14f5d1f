interface LinkFactsProps {
  /** Label, value and the value's direction: of its own letters if omitted. */
  facts: readonly (readonly [label: string, value: string, direction?: 'ltr'])[];
}

/** What a mailed link is about, before its button. */
export function LinkFacts({ facts }: LinkFactsProps) {
  return (
    <dl className="stack gap-2">
      {facts.map(([label, value, direction = 'auto']) => (
        <div key={label}>
          <dt className="text-sm soft">{label}</dt>
          <dd>
            <bdi dir={direction}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
