/** What server code needs of the platform, as shapes: pages and the edge are checked against different platform types. */

/** A service binding. */
export interface ApiBinding {
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/** Workers KV, as far as it is used here. */
export interface KeyValue {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

export interface ApiEnv {
  API: ApiBinding;
  LOOKUPS: KeyValue;
  /** Another provider's API instead of the binding. */
  UPSTREAM_API?: string;
  /** What stands before the main calls' paths there: `/api` unless set, since the paths are the same there (docs/behaviour.md#call-addresses). */
  UPSTREAM_MAIN_PREFIX?: string;
}
