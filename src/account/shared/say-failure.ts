import { toast } from '../../client/toasts.ts';

/** A toast of the business area about a failure. */
export const sayFailure = (text: string): void => toast('bad', text, 'business');
