import type { ErrorCode } from '../../contract/wire/errors.ts';

/** The API refused, or it could not be reached. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  constructor(status: number, code: ErrorCode | (string & {}), message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
  /** A temporary failure: the page answers 503 and offers to retry (docs/behaviour.md#status-codes). */
  get isOutage(): boolean {
    return this.status >= 500;
  }
  /** The object was public and was deleted: its page answers 410 (src/middleware.ts). */
  get isDeleted(): boolean {
    return this.status === 410;
  }
}
