/** Somebody else has saved a newer version. */
export interface Newer {
  by: string;
  version: number;
}

/** @param data of a refusal with STALE_VERSION */
export function newerOf(data: unknown): Newer | null {
  const { by, version } = typeof data === 'object' && data !== null ? (data as Partial<Newer>) : {};
  return typeof by === 'string' && typeof version === 'number' ? { by, version } : null;
}
