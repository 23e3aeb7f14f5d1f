export interface ProgressProps {
  /** 0 to `max`; without it the end is not known. */
  value?: number;
  max?: number;
  label: string;
}

/** How far long work has come. */
export function Progress({ value, max = 100, label }: ProgressProps) {
  return <progress className="progress" value={value} max={max} aria-label={label} />;
}
