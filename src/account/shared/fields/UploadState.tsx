import { lazy, Suspense } from 'react';
import type { UploadList } from '../../../form/upload-list.ts';

export interface UploadStateProps extends Pick<UploadList, 'stateOf' | 'retry'> {
  id: string;
  /** How the file is called. */
  name: string;
}

const nothing = (_: UploadStateProps): null => null;
/** Fetched with the first file. Without it a form that is pressed says what has not come. */
const UploadProgressOf = lazy(async () => ({
  default: await import('./UploadProgressOf.tsx').then(
    (part) => part.UploadProgressOf,
    () => nothing,
  ),
}));

/** How far one new file of a form is, or why it was refused. */
export const UploadState = (props: UploadStateProps) => (
  <Suspense fallback={null}>
    <UploadProgressOf {...props} />
  </Suspense>
);
