import { SuspendedNote } from './SuspendedNote.tsx';

export interface SuspendedOfferProps {
  /** Name and description, each with the label of its field. */
  texts: readonly { label: string; text: string }[];
}

/** A product or request of a suspended company: it can be read, but not changed. */
export function SuspendedOffer({ texts }: SuspendedOfferProps) {
  return (
    <>
      <SuspendedNote />
      <dl className="card facts-list">
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
