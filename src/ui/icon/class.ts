import { classNames } from '../class-names.ts';
import { type IconName, pointingIcons } from './names.ts';

export interface IconProps {
  name: IconName;
  /** Whether the icon is mirrored in right-to-left pages; by default only icons that point in a direction. */
  points?: boolean;
  size?: 'small' | 'large';
  /** An accessible name for an icon without text; without it the icon is decorative. */
  label?: string;
}

/** How a symbol of the sprite looks; the same in React (Icon.tsx) and in Astro, where a component of React costs more than the markup. */
export const iconClass = ({ name, points = pointingIcons.has(name), size }: IconProps): string =>
  classNames('icon', size && `icon--${size}`, points && 'icon--points');
