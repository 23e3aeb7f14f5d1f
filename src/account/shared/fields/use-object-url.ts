import { useEffect, useMemo } from 'react';

/** An object URL of a local file; it is revoked when the component is unmounted. */
export function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => {
    return () => {
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [url]);
  return url;
}
