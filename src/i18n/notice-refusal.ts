/** Texts of a report that was refused without script. */
import type { NoticeField } from '../../contract/notice/fields.ts';
import type { NoticeState, NoticeValues } from '../../contract/notice/notice-rules.ts';
import { errorText } from './format.ts';
import type { TextsOf } from './keys.ts';

export interface NoticeRefusal {
  values: NoticeValues;
  errors: Partial<Record<NoticeField | 'all', string>>;
}

/** @returns the texts in the page's language */
export function noticeRefusal(state: NoticeState, t: TextsOf<'auth' | 'errors' | 'notice'>): NoticeRefusal {
  const all = errorText(t, state);
  const errors = Object.fromEntries(
    Object.entries(state.fields).map(([name, code]) => {
      // The text of the refusal itself says what is wrong with a file.
      if (name === 'files' && state.code !== 'BAD_INPUT') return [name, all];
      const key = code === 'INVALID_EMAIL' ? 'auth.emailInvalid' : `errors.fields.${code}`;
      return [name, t(key as 'auth.emailInvalid', { defaultValue: t('errors.fields.INVALID') })];
    }),
  ) as NoticeRefusal['errors'];
  return {
    values: state.values,
    errors: {
      ...(state.hadFiles && { files: t('notice.filesAgain') }),
      ...errors,
      ...(Object.keys(errors).length === 0 && { all }),
    },
  };
}
