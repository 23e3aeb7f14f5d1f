/** Bindings of the platform as interfaces, because pages and the edge are compiled against different platform types. */

/** A service binding. */
export interface ApiBinding {
  fetch(address: string, init: RequestInit): Promise<Response>;
}

/** The part of Workers KV that is used here. */
export interface KeyValue {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

export interface ApiEnv {
  API: ApiBinding;
  LOOKUPS: KeyValue;
  /** Another provider's API instead of the binding. */
  UPSTREAM_API?: string;
  /** Prefix of the main calls at that provider: `/api` unless set (docs/behaviour.md#call-addresses). */
  UPSTREAM_MAIN_PREFIX?: string;
}
