/**
 * The operator of the marketplace, who is legally responsible: named in footers, contracts, receipts and mails. Both Workers have the same
 * configuration (wrangler.toml, api/wrangler.toml; tests/unit/content/operator.test.ts).
 */
export const operatorSettings = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  taxOffice: 'OPERATOR_TAX_OFFICE',
  taxNumber: 'OPERATOR_TAX_NUMBER',
  /** Name of the trade register, and the number in it. */
  tradeRegistry: 'OPERATOR_TRADE_REGISTRY',
  /** E.164 in groups, `+90 212 000 00 00`. */
  phone: 'OPERATOR_PHONE',
  /** Also the recipient of messages from the contact form. */
  mail: 'OPERATOR_MAIL',
} as const;

export type Operator = Record<keyof typeof operatorSettings, string>;
/** By the names of the configuration. */
export type OperatorSettings = Record<(typeof operatorSettings)[keyof Operator], string>;

const entries = Object.entries(operatorSettings) as [keyof Operator, keyof OperatorSettings][];

/** Missing settings are empty. */
export const operatorOf = (settings: Partial<OperatorSettings>): Operator =>
  Object.fromEntries(entries.map(([name, setting]) => [name, settings[setting]?.trim() ?? ''])) as Operator;

interface Sentences {
  tax: { office: string; number: string };
  register: { entry: string };
}

/**
 * Name, address, tax office and number, and trade registry, one line each; phone and mail are not included, since their format differs
 * between pages, mails and receipts. Missing settings have no line.
 * @param say translates a key of `operator` in locales/…/page.json
 */
export const operatorLines = (
  { name, address, taxOffice, taxNumber, tradeRegistry }: Omit<Operator, 'phone' | 'mail'>,
  say: <Word extends keyof Sentences>(word: Word, values: Sentences[Word]) => string,
): string[] =>
  [
    name,
    address,
    taxOffice === '' && taxNumber === '' ? '' : say('tax', { office: taxOffice, number: taxNumber }),
    tradeRegistry === '' ? '' : say('register', { entry: tradeRegistry }),
  ].filter((line) => line !== '');
