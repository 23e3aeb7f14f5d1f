import type { ShownEvidence } from '../../../../../contract/notice/evidence.ts';
import { formatBytes } from '../../../../i18n/format-bytes.ts';
import { useTexts } from '../../../shared/texts.tsx';

/** Files with a report or an appeal; nothing without any. */
export function EvidenceFiles({ label, files }: { label: string; files: ShownEvidence }) {
  const { language } = useTexts();
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
