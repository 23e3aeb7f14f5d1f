import { env } from 'cloudflare:workers';
import { operatorOf, type OperatorSettings } from '../../contract/site/operator.ts';

/** Who runs the marketplace, from configuration. */
export const operator = operatorOf(env as Partial<OperatorSettings>);
