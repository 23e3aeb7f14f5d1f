import { useState, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldTexts } from './Field.tsx';
import { FileRow, type FileItem } from './FileRow.tsx';
import { Icon } from '../Icon.tsx';

export type { FileItem } from './FileRow.tsx';

export interface FileDropProps extends FieldTexts {
  ref?: Ref<HTMLInputElement>;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
  files: readonly FileItem[];
  /** Chosen or dropped files; the form decides which are permitted. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Types for the browser's file dialog, for instance "image/png,image/jpeg". */
  accept?: string;
  multiple?: boolean;
  /** Text of the area, with the verb in `<strong>`. */
  prompt: ReactNode;
  removeLabel: (name: string) => string;
  progressLabel: (name: string) => string;
  /** Whether the area is hidden, because no more files may be added. */
  isFull?: boolean;
}

/** Files, chosen or dropped (the native file input covers the area), with preview, progress and removal. */
export function FileDrop(props: FileDropProps) {
  const { frame, control, own } = useField(props);
  const { ref, name, onBlur, accept, files, onAdd, onRemove, disabled, multiple = false, isFull = false } = own;
  const [isOver, setOver] = useState(false);
  const remove = (id: string): void => {
    onRemove(id);
    // The button that had the focus is gone with its row by then, and the area is shown, which may be hidden now.
    requestAnimationFrame(() => document.getElementById(control.id)?.focus({ preventScroll: true }));
  };
  return (
    <Field {...frame}>
      <div className="file-drop">
        {!isFull && (
          <label
            className={classNames(
              'file-drop__area',
              isOver && 'is-over',
              control['aria-invalid'] && 'is-invalid',
              disabled && 'is-disabled',
            )}
          >
            <input
              ref={ref}
              name={name}
              id={control.id}
              type="file"
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onBlur={onBlur}
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])];
                event.target.value = '';
                if (chosen.length > 0) onAdd(chosen);
              }}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
            />
            <Icon name="upload" size="large" />
            <span>{props.prompt}</span>
          </label>
        )}
        {files.length > 0 && (
          <ul className="files">
            {files.map((file) => (
              <FileRow key={file.id} file={file} onRemove={remove} removeLabel={props.removeLabel} progressLabel={props.progressLabel} />
            ))}
          </ul>
        )}
      </div>
    </Field>
  );
}
