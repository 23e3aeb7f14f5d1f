import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { OwnPicture } from '../OwnPicture.tsx';
import { Progress } from '../Progress.tsx';

export interface FileItem {
  id: string;
  name: string;
  /** Size or state in words, for instance "64 % of 4.1 MB". */
  text?: string;
  /** Address of a stored file. */
  href?: string;
  /** Preview of a stored picture. */
  previewUrl?: string;
  /** A local file, from which pictures are shown. */
  file?: File;
  /** 0 to 100 during the upload. */
  percent?: number;
  errorMessage?: string;
  /** Progress or fault. */
  status?: ReactNode;
  /** Label of the button, if its action is another than removing the file. */
  removeLabel?: string | undefined;
}

export interface FileRowProps {
  file: FileItem;
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
  progressLabel: (name: string) => string;
}

/** A file with preview, progress or error, and a button that removes it. */
export function FileRow({ file, onRemove, removeLabel, progressLabel }: FileRowProps) {
  return (
    <li className="file">
      {file.previewUrl ? (
        <img className="file__picture" src={file.previewUrl} alt="" width={56} height={56} />
      ) : file.file?.type.startsWith('image/') ? (
        <OwnPicture file={file.file} className="file__picture" width={56} height={56} />
      ) : (
        <span className="file__picture">
          <Icon name="file" />
        </span>
      )}
      <span className="row row--apart row--fixed">
        <bdi className="truncate" dir="auto">
          {file.href === undefined ? (
            file.name
          ) : (
            <a href={file.href} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          )}
        </bdi>
        {file.text && <span className="faint text-xs">{file.text}</span>}
      </span>
      <button
        type="button"
        className="button--plain"
        aria-label={file.removeLabel ?? removeLabel(file.name)}
        onClick={() => onRemove(file.id)}
      >
        <Icon name="close" size="small" />
      </button>
      {file.status}
      {file.errorMessage ? (
        <p className="error" role="alert">
          <Icon name="alert" size="small" />
          {file.errorMessage}
        </p>
      ) : (
        file.percent !== undefined && <Progress value={file.percent} label={progressLabel(file.name)} />
      )}
    </li>
  );
}
