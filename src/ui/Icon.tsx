import { iconAddress } from './icon-address.ts';
import { pointingIcons, type IconName } from './icon-names.ts';

export interface IconProps {
  name: IconName;
  /** Mirrored in right-to-left pages; by default the icons that point are. */
  points?: boolean;
  size?: 'small' | 'large';
  /** A name for people, when the icon stands alone; without it the icon is decoration. */
  label?: string;
}

/** One symbol of the sprite. */
export function Icon({ name, points = pointingIcons.has(name), size, label }: IconProps) {
  const classes = ['icon', size && `icon--${size}`, points && 'icon--points'].filter(Boolean).join(' ');
  return (
    <svg className={classes} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={iconAddress(name)} />
    </svg>
  );
}
