/** Every symbol of public/icons.svg; tests/unit/icons.test.ts keeps the two alike. */
export const iconNames = [
  'search', 'menu', 'close', 'plus', 'check', 'chevron-down', 'chevron-end', 'chevron-start', 'arrow-end',
  'arrow-start', 'filter', 'globe', 'moon', 'user', 'staff', 'home', 'company', 'request', 'product', 'chat', 'card',
  'credit', 'boost', 'pin', 'clock', 'calendar', 'phone', 'mail', 'eye', 'lock', 'shield', 'alert', 'info',
  'check-circle', 'clip', 'send', 'file', 'image', 'upload', 'trash', 'edit', 'share', 'play', 'pause', 'logout',
  'more', 'handshake', 'food', 'wheat', 'fabric', 'shirt', 'brick', 'metal', 'gear', 'plug', 'wheel', 'flask',
  'bottle', 'sofa', 'medical', 'drop', 'sun', 'bag', 'truck', 'ship', 'container', 'eye-off', 'bell', 'copy',
  'download', 'refresh', 'expand', 'star', 'link', 'settings', 'check-double',
] as const;

export type IconName = (typeof iconNames)[number];

/** Icons that point are mirrored in right-to-left pages; those that mean something (clock, phone) never are. */
export const pointingIcons: ReadonlySet<IconName> = new Set<IconName>([
  'chevron-end', 'chevron-start', 'arrow-end', 'arrow-start', 'send', 'logout',
]);
