/** Something is on its way and its size is not known; prefer a skeleton where it is. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="loader" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
