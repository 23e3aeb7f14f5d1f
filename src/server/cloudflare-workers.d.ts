/** The parts of the platform's module that pages use; the Workers' own programs have the full types. */
declare module 'cloudflare:workers' {
  export const env: unknown;
  export function waitUntil(work: Promise<unknown>): void;
}
