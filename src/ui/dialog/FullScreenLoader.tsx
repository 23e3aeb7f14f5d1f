/** Covers a guarded page until it is known who is there. */
export function FullScreenLoader({ label }: { label: string }) {
  return (
    <div className="loader loader--screen" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
