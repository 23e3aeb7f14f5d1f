/** Covers a guarded page until the session is known. */
export function FullScreenLoader({ label }: { label: string }) {
  return (
    <div className="loader loader--screen" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
