/**
 * Shapes that the calls of all subjects share: ids, times, languages and pages on the wire (docs/behaviour.md#envelope,
 * docs/behaviour.md#ids, docs/behaviour.md#paging, docs/behaviour.md#times-and-money).
 */
import * as z from 'zod/mini';
import { emailPattern } from '../email.ts';
import { idPattern, unsetId } from './ids.ts';
import { apiLanguages, inEachLanguage } from '../text/languages.ts';
import { asciiUpperCase } from '../text/letter-case.ts';
import { plainLine } from '../text/plain-text.ts';
import { emailLengthMax, pageSizeMax } from '../limits.ts';
import { phoneLettersMax, phonePattern } from '../phone.ts';

/** Maximum length of a form field that contains JSON. */
const jsonTextMax = 30_000;

/** Wider than any date of trade, and far within the range of Date. */
const dateYears = { first: 2000, last: 2100 } as const;
const isWithinDateYears = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= dateYears.first && year <= dateYears.last;
};

/** A required id. */
export const id = z.string().check(
  z.regex(idPattern, 'INVALID_ID'),
  z.refine((value) => value !== unsetId, 'REQUIRED'),
);
/** An id, or the all-zero id for none. */
export const idOrUnset = z.string().check(z.regex(idPattern, 'INVALID_ID'));
/** An id in a query or form field that may be missing, empty or all-zero, which all become `undefined`. */
export const optionalId = z.optional(
  z.pipe(
    z.union([z.literal(''), idOrUnset]),
    z.transform((value) => (value === '' || value === unsetId ? undefined : value)),
  ),
);

/** The wire format of a stored id that may be missing. */
export const orUnset = (value: string | null | undefined): string => value ?? unsetId;

/** Accepted in any case, stored upper-case (docs/behaviour.md#user-values). */
export const language = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => asciiUpperCase(value)),
    z.enum(apiLanguages, 'INVALID_LANGUAGE'),
  ),
);

/** Text in the four languages. */
export const localText = z.object(inEachLanguage(() => z.string()));
export type LocalText = z.infer<typeof localText>;

/** ISO 8601. */
export const time = z.string();

/** A calendar day sent by a caller, `2026-11-22`. */
export const calendarDay = z.iso.date('INVALID_DATE').check(z.refine(isWithinDateYears, 'INVALID_DATE'));
/** A time sent by a caller, `2026-11-22T09:30:00Z`. */
export const instant = z.iso.datetime('INVALID_DATE').check(z.refine(isWithinDateYears, 'INVALID_DATE'));
/** Decimal string such as "190.00". */
export const money = z.string();

export const email = z
  .string('REQUIRED')
  .check(
    z.overwrite(plainLine),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(emailLengthMax, 'TOO_LONG'),
    z.regex(emailPattern, 'INVALID_EMAIL'),
  );

/** Dial code plus number, or empty; contract/phone.ts defines what is accepted. */
export const phone = z.string().check(z.trim(), z.maxLength(phoneLettersMax, 'INVALID_PHONE'), z.regex(phonePattern, 'INVALID_PHONE'));

/** Pages in bodies count from 0 (docs/behaviour.md#paging). */
export const page = z._default(z.int('INVALID_NUMBER').check(z.gte(0, 'INVALID_NUMBER'), z.lte(100_000, 'INVALID_NUMBER')), 0);
export const size = z._default(z.int('INVALID_NUMBER').check(z.gte(1, 'INVALID_NUMBER'), z.lte(pageSizeMax, 'TOO_LONG')), 10);

/** A whole number as text in a query or form field. */
export const numberText = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((value: string | number) => (typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value))),
    z.int('INVALID_NUMBER'),
  ),
);
/**
 * The price in credits that the caller was shown, if the call has one: a different price is refused with PRICE_CHANGED and `price` as its
 * data.
 */
export const shownPrice = z.optional(z.pipe(numberText, z.int().check(z.gte(0, 'INVALID_NUMBER'))));
/** A boolean as text in a query or form field. */
export const booleanText = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'], 'INVALID_BOOLEAN')]),
  z.transform((value: boolean | 'true' | 'false' | '1' | '0') => value === true || value === 'true' || value === '1'),
);
/** Invalid JSON is returned as text, which the schema refuses. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
/** A form field with JSON, validated by a schema, whose faults name their path in the JSON. An empty field is an empty object. */
export const jsonText = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.maxLength(jsonTextMax, 'TOO_LONG')), shape]),
      z.transform((value): unknown => (typeof value === 'string' ? jsonOf(value.trim() || '{}') : value)),
    ),
    shape,
  );
/** A repeated field as it is received: one value, values joined by commas, or a list. */
const oneOrMany = (countMax: number) =>
  z.union([z.array(z.string()).check(z.maxLength(countMax)), z.string()], {
    error: ({ input }) => (Array.isArray(input) && input.length > countMax ? 'TOO_MANY' : 'INVALID'),
  });

/** A repeated form field: one value or many, `countMax` at most. */
export const manyIds = (countMax: number) =>
  z._default(
    z.pipe(
      oneOrMany(countMax),
      z.pipe(
        z.transform((value: string | string[]) =>
          (Array.isArray(value) ? value : [value]).flatMap((part) => part.split(',')).filter((part) => part !== ''),
        ),
        z.array(id).check(z.maxLength(countMax, 'TOO_MANY')),
      ),
    ),
    [],
  );
export const manyTexts = (countMax: number) =>
  z._default(
    z.pipe(
      oneOrMany(countMax),
      z.pipe(
        z.transform((value: string | string[]) =>
          (Array.isArray(value) ? value : [value])
            .flatMap((part) => part.split(','))
            .map(plainLine)
            .filter((part) => part !== ''),
        ),
        z.array(z.string()).check(z.maxLength(countMax, 'TOO_MANY')),
      ),
    ),
    [],
  );

export const nothing = z.object({});

/** The answer of every main call (docs/behaviour.md#envelope). */
export interface Envelope<Data = unknown> {
  success: boolean;
  message: string;
  code: string;
  data?: Data;
  /** Field → code of its fault. */
  errors?: Record<string, string>;
}
