import type { ErrorCode } from '../../contract/wire/errors.ts';

/** The API did not give what was asked: it refused, or it could not be reached. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  constructor(status: number, code: ErrorCode | (string & {}), message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
  /** Nobody can answer at the moment: a page shows 503 with a way to try again (docs/behaviour.md#status-codes). */
  get isOutage(): boolean {
    return this.status >= 500;
  }
  /** What was public is there no more: its page answers 410 (src/middleware.ts). */
  get isGone(): boolean {
    return this.status === 410;
  }
}
