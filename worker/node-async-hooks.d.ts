/** What we use of Node's module: @types/node does not go together with workers-types. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Value> {
    getStore(): Value | undefined;
    run<Result>(value: Value, work: () => Result): Result;
  }
}
