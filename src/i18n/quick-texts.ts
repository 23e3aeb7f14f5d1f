import type { TFunction } from 'i18next';

type Options = Readonly<Record<string, unknown>>;
/** The text function as pages know it, whatever its keys. */
type Translate = (key: string, options?: Options) => unknown;

/** Values that stand in a text, its number and its context; everything else a call may ask of i18next is asked of i18next. */
const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const variable = /{{(\w+)}}/g;
/** A text within a text, and values that are formatted. */
const needsMore = /\$t\(|{{[^}]*\W[^}]*}}/;
const asked = new Set(['returnObjects', 'defaultValue', 'lng', 'ns', 'ordinal', 'interpolation', 'joinArrays', 'postProcess']);

/**
 * i18next looks up, judges and joins a text anew at each call, a hundred times a page. Which text a key means is asked of it once, for each
 * context and each form of a number; the values are put into it here.
 * @param slow i18next's own, of one language
 */
export function quickTexts(language: string, slow: TFunction): TFunction {
  const ask = slow as unknown as Translate;
  const forms = new Intl.PluralRules(language);
  /** Null where i18next has to make it each time. */
  const found = new Map<string, string | null>();

  const textOf = (key: string, { count, context }: Options, options: Options | undefined): string | null => {
    // In some languages nothing has a text of its own.
    const form = typeof count !== 'number' ? '' : count === 0 ? 'none' : forms.select(count);
    // Most are asked for by their key alone: no name is put together for them.
    const name = options === undefined ? key : `${form}|${isPlain(context) ? context : ''}|${key}`;
    const known = found.get(name);
    if (known !== undefined) return known;
    const text = ask(key, options === undefined ? undefined : { ...options, skipInterpolation: true });
    const isOurs = typeof text === 'string' && !needsMore.test(text) && (options !== undefined || !text.includes('{{'));
    // Of keys that there are: others may be made up without end.
    if (text !== key) found.set(name, isOurs ? text : null);
    return isOurs ? text : null;
  };

  const quick: Translate = (key, options) => {
    if (typeof key !== 'string') return ask(key, options);
    if (options === undefined) return textOf(key, {}, undefined) ?? ask(key);
    for (const name in options) if (asked.has(name) || !isPlain(options[name])) return ask(key, options);
    const text = textOf(key, options, options);
    if (text === null) return ask(key, options);
    return text.includes('{{')
      ? text.replaceAll(variable, (mark, name: string) => (isPlain(options[name]) ? String(options[name]) : mark))
      : text;
  };
  return quick as unknown as TFunction;
}
