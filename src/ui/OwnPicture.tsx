import { useCallback } from 'react';

export interface OwnPictureProps {
  file: File;
  className?: string;
  alt?: string;
  width: number;
  height: number;
}

/** Shows a local file that was not uploaded yet. */
export function OwnPicture({ file, alt = '', ...look }: OwnPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} {...look} />;
}
