import { useEffect, useRef } from 'react';
import { getContent } from '../../../../contract/publishing/calls.ts';
import type { ContentKind } from '../../../../contract/publishing/kinds.ts';
import { Answered } from '../../shared/data/Answered.tsx';
import { useCall } from '../../shared/data/query.ts';
import { newEntry } from './address.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { OldVersion } from './OldVersion.tsx';

/** One entry: in the editor, or an earlier version to read. */
export function EntryPage({ kind, id, version }: { kind: ContentKind; id: string; version: string | undefined }) {
  const top = useRef<HTMLDivElement>(null);
  // Moves the focus to the opened entry, which is below the list on a phone.
  useEffect(() => top.current?.focus({ preventScroll: false }), []);
  return (
    <div className="item" ref={top} tabIndex={-1}>
      {id === newEntry ? (
        <EntryEditor kind={kind} known={null} />
      ) : version === undefined ? (
        <Last kind={kind} id={id} />
      ) : (
        <OldVersion kind={kind} id={id} version={version} />
      )}
    </div>
  );
}

function Last({ kind, id }: { kind: ContentKind; id: string }) {
  const query = useCall(getContent, { query: { id } });
  return (
    <Answered query={query} rows={6}>
      {(known) => <EntryEditor kind={kind} known={known} />}
    </Answered>
  );
}
