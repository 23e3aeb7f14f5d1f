import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { OwnPicture } from '../OwnPicture.tsx';
import { Progress } from '../Progress.tsx';

export interface FileItem {
  id: string;
  name: string;
  /** Size or state in words, for instance "64 % of 4.1 MB". */
  text?: string;
  /** Where one that is already stored can be opened. */
  href?: string;
  /** A picture that is already stored. */
  previewUrl?: string;
  /** A file not yet stored; pictures are shown from it. */
  file?: File;
  /** 0 to 100 while it is uploaded. */
  percent?: number;
  errorMessage?: string;
  /** How far it is on its way, or what is wrong with it. */
  status?: ReactNode;
  /** What the button says that takes it away, where that is not its removal. */
  removeLabel?: string | undefined;
}

export interface FileRowProps {
  file: FileItem;
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
  progressLabel: (name: string) => string;
}

/** One file with its preview, progress or error, and the button that takes it away. */
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
