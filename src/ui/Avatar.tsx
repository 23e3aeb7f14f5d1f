import { useState } from 'react';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** A person or a company; initials replace a missing picture. */
  name: string;
  src?: string | null;
  size?: 'small' | 'large';
  /** Round for people, square for companies. */
  round?: boolean;
}

const pixels = { small: 32, usual: 44, large: 96 };

function letters(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = [...words.slice(0, 1), ...words.slice(1).slice(-1)];
  return picked.map((word) => [...word][0] ?? '').join('');
}

/** A picture beside a name; decorative, because the name is next to it. */
export function Avatar({ name, src, size, round }: AvatarProps) {
  const [brokenSource, setBroken] = useState<string>();
  const classes = classNames('avatar', size && `avatar--${size}`, round && 'avatar--round');
  const side = pixels[size ?? 'usual'];
  if (src && src !== brokenSource) {
    return <img className={classes} src={src} alt="" width={side} height={side} loading="lazy" onError={() => setBroken(src)} />;
  }
  return (
    <span className={classNames(classes, 'avatar--letters')} aria-hidden="true">
      {letters(name)}
    </span>
  );
}
