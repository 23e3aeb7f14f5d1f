import { leadsAway, partsOf } from './links.ts';

/** A text with clickable links; nothing is fetched from their targets. @param onLeave a link to another site was pressed */
export function TextWithLinks({ text, onLeave }: { text: string; onLeave: (address: string) => void }) {
  return partsOf(text).map(({ text: piece, address }, index) => {
    if (address === null) return piece;
    if (!leadsAway(address))
      return (
        <a key={index} className="ltr" href={address}>
          {piece}
        </a>
      );
    return (
      <a
        key={index}
        className="ltr"
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        onClick={(event) => {
          event.preventDefault();
          onLeave(address);
        }}
      >
        {piece}
      </a>
    );
  });
}
