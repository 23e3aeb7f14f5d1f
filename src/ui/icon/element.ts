import { iconAddress } from './address.ts';
import type { IconName } from './names.ts';

const svg = 'http://www.w3.org/2000/svg';

/** A decorative symbol of the sprite, for scripts that insert a button. */
export function iconElement(name: IconName, size?: 'small'): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', size === undefined ? 'icon' : `icon icon--${size}`);
  icon.ariaHidden = 'true';
  icon.appendChild(document.createElementNS(svg, 'use')).setAttribute('href', iconAddress(name));
  return icon;
}
