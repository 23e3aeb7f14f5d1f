import { env } from 'cloudflare:workers';
import { operatorOf, type OperatorSettings } from '../../contract/site/operator.ts';

/** The operator, from configuration. */
export const operator = operatorOf(env as Partial<OperatorSettings>);
