/**
 * Who runs the marketplace and answers for it by law: footers, receipts and contracts say it. Both Workers are configured with the same
 * (wrangler.toml, api/wrangler.toml; tests/unit/operator.test.ts).
 */
export const operatorSettings = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  taxOffice: 'OPERATOR_TAX_OFFICE',
  taxNumber: 'OPERATOR_TAX_NUMBER',
  /** Which register, and the number in it. */
  tradeRegistry: 'OPERATOR_TRADE_REGISTRY',
  /** E.164 in groups, `+90 212 000 00 00`. */
  phone: 'OPERATOR_PHONE',
  /** Also where messages from the contact form go. */
  mail: 'OPERATOR_MAIL',
} as const;

export type Operator = Record<keyof typeof operatorSettings, string>;
/** How the configuration spells it. */
export type OperatorSettings = Record<(typeof operatorSettings)[keyof Operator], string>;

const entries = Object.entries(operatorSettings) as [keyof Operator, keyof OperatorSettings][];

/** What is not configured is empty. */
export const operatorOf = (settings: Partial<OperatorSettings>): Operator =>
  Object.fromEntries(entries.map(([name, setting]) => [name, settings[setting]?.trim() ?? ''])) as Operator;

/** @returns the settings that say nothing: production needs them all */
export const missingOperatorSettings = (settings: Partial<OperatorSettings>): (keyof OperatorSettings)[] =>
  entries.flatMap(([, setting]) => (settings[setting]?.trim() ? [] : [setting]));
