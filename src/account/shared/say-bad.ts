import { toast } from '../../client/toasts.ts';

/** A short message of the business area about what went wrong. */
export const sayBad = (text: string): void => toast('bad', text, 'business');
