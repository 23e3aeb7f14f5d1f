/** Loading of unknown size; prefer a skeleton where the size is known. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="loader" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
