import type { ShownEvidence } from '../../contract/notice/evidence.ts';
import type { Language } from '../../contract/text/languages.ts';
import { formatBytes } from '../i18n/format-bytes.ts';

interface EvidenceFilesProps {
  label: string;
  files: ShownEvidence;
  language: Language;
}

/** Files with a report or an appeal; nothing without any. */
export function EvidenceFiles({ label, files, language }: EvidenceFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="stack gap-1 text-sm" aria-label={label}>
      {files.map(({ name, bytes, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <bdi>{name}</bdi>
          </a>{' '}
          <span className="faint text-xs">{formatBytes(bytes, language)}</span>
        </li>
      ))}
    </ul>
  );
}
