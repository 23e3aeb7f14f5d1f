import { lazy, Suspense } from 'react';
import type { UploadList } from '../../../form/upload-list.ts';

export interface UploadStateProps extends Pick<UploadList, 'stateOf' | 'retry'> {
  id: string;
  /** The name of the file. */
  name: string;
}

const nothing = (_: UploadStateProps): null => null;
/** Loaded with the first file. If it fails to load, the form names the missing files when it is submitted. */
const UploadProgressOf = lazy(async () => ({
  default: await import('./UploadProgressOf.tsx').then(
    (part) => part.UploadProgressOf,
    () => nothing,
  ),
}));

/** The upload progress of a new file in a form, or the reason of its failure. */
export const UploadState = (props: UploadStateProps) => (
  <Suspense fallback={null}>
    <UploadProgressOf {...props} />
  </Suspense>
);
