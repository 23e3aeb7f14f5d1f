import { iconClass, type IconProps, iconAddress } from './icons.ts';

/** One symbol of the sprite. */
export function Icon(props: IconProps) {
  const { name, label } = props;
  return (
    <svg className={iconClass(props)} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={iconAddress(name)} />
    </svg>
  );
}
