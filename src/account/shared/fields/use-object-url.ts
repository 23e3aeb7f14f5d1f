import { useEffect, useMemo } from 'react';

/** An address of a file that is on this machine only; it ends with the part that shows it. */
export function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => {
    return () => {
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [url]);
  return url;
}
