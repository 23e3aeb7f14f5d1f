/** The parts of Node's modules that are used here: @types/node conflicts with workers-types. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Value> {
    getStore(): Value | undefined;
    run<Result>(value: Value, work: () => Result): Result;
  }
}

declare module 'node:buffer' {
  export const Buffer: {
    from(bytes: ArrayBuffer): { toString(encoding: 'latin1'): string };
    from(text: string, encoding: 'latin1'): Uint8Array;
  };
}
