interface LinkFactsProps {
  /** Label, value, and direction of the value; by default that of its first letter. */
  facts: readonly (readonly [label: string, value: string, direction?: 'ltr'])[];
}

/** Facts about a mailed link, above its button. */
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
