/** The part of the worker's global scope that is used here; TypeScript's libraries for workers and pages conflict. */

/** An open page. */
export interface PageClient {
  readonly id: string;
  readonly url: string;
  readonly visibilityState?: string;
  readonly focused?: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends Extendable {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response> | Response): void;
}
interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  message: Extendable & { readonly data: unknown; readonly source: PageClient | null };
  push: Extendable & { readonly data: { json(): unknown } | null };
  notificationclick: Extendable & { readonly notification: Notification };
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<PageClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
