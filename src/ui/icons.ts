import { classNames } from './class-names.ts';

/** Every symbol of public/icons.svg; tests/unit/structure/icons.test.ts keeps the two alike. */
export const iconNames = [
  'search',
  'menu',
  'close',
  'plus',
  'check',
  'chevron-down',
  'chevron-end',
  'chevron-start',
  'arrow-end',
  'arrow-start',
  'filter',
  'globe',
  'moon',
  'user',
  'staff',
  'home',
  'company',
  'request',
  'product',
  'chat',
  'card',
  'credit',
  'boost',
  'clock',
  'calendar',
  'phone',
  'mail',
  'eye',
  'lock',
  'shield',
  'alert',
  'info',
  'check-circle',
  'clip',
  'send',
  'file',
  'image',
  'upload',
  'trash',
  'edit',
  'share',
  'play',
  'pause',
  'logout',
  'more',
  'food',
  'wheat',
  'fabric',
  'shirt',
  'brick',
  'metal',
  'gear',
  'plug',
  'wheel',
  'flask',
  'bottle',
  'sofa',
  'medical',
  'drop',
  'sun',
  'bag',
  'truck',
  'container',
  'eye-off',
  'bell',
  'bell-off',
  'copy',
  'download',
  'refresh',
  'expand',
  'star',
  'link',
  'settings',
  'chart',
  'check-double',
  // The mark itself, filled and on its own grid (src/components/shell/Brand.astro).
  'kervan',
] as const;

export type IconName = (typeof iconNames)[number];

/** Icons that point are mirrored in right-to-left pages; those that mean something (clock, phone) never are. */
export const pointingIcons: ReadonlySet<IconName> = new Set<IconName>([
  'chevron-end',
  'chevron-start',
  'arrow-end',
  'arrow-start',
  'send',
  'logout',
]);

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

/** Set by astro.config.mjs; undefined without a build (tests). */
const thisSprite = (import.meta.env as { ICONS_ID?: string }).ICONS_ID;

/** Address of an icon in public/icons.svg. Browsers cache the file for seven days, so its address contains a hash of its content. */
export const iconAddress = (name: IconName): string => `/icons.svg?${thisSprite}#${name}`;

const svg = 'http://www.w3.org/2000/svg';

/** A decorative symbol of the sprite, for scripts that insert a button. */
export function iconElement(name: IconName, size?: 'small'): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', size === undefined ? 'icon' : `icon icon--${size}`);
  icon.ariaHidden = 'true';
  icon.appendChild(document.createElementNS(svg, 'use')).setAttribute('href', iconAddress(name));
  return icon;
}
