import type { ReactNode } from 'react';

/** Labels and values; an empty value is shown as a dash, because moderators look for what is missing. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="facts-list facts-list--2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="keep-edge" dir="auto">
            {value === '' || value === false || value === null || value === undefined ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
