export interface ProgressProps {
  /** 0 to `max`; undefined for an unknown duration. */
  value?: number;
  max?: number;
  label: string;
}

/** Progress of long work. */
export function Progress({ value, max = 100, label }: ProgressProps) {
  return <progress className="progress" value={value} max={max} aria-label={label} />;
}
