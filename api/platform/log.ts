import { AsyncLocalStorage } from 'node:async_hooks';
import { requestLog } from '../../contract/wire/request-log.ts';

export const { logFailure, requestId, withRequestId } = requestLog(new AsyncLocalStorage<string>());
