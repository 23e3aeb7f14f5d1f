import { useCallback } from 'react';

export interface OwnPictureProps {
  file: File;
  className?: string;
  alt?: string;
  width: number;
  height: number;
}

/** Shows a picture that is still on the person's own machine. */
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
