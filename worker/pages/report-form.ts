/** The report form without script. With script: src/islands/notice/NoticeForm.tsx. */
import { minuteMs } from '../../contract/limits.ts';
import { addNotice } from '../../contract/notice/calls.ts';
import { noticeBody, noticeRules, type NoticeState, type NoticeValues } from '../../contract/notice/notice-rules.ts';
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import { bodyBytesMax } from '../../contract/upload/rules.ts';
import { faultsOf } from '../../contract/wire/check.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { noticeQuery, readQuery } from '../../contract/wire/page-query.ts';
import { refuse } from '../answers.ts';
import { callFor, keyOfForm } from '../api/call-for.ts';
import type { EdgeEnv } from '../env.ts';
import { readBody, readEnds } from '../read-body.ts';
import { isForeignRequest } from '../session/origin-guard.ts';

/** Enough for three files on a slow connection. */
const formTimeoutMs = 5 * minuteMs;
const reportBytesMax = bodyBytesMax(addNotice);
/** All texts of the form are shorter. */
const textBytesMax = 64 * 1024;
/** Larger bodies do not get through Cloudflare, either. */
export const readBytesMax = 100 * 1024 * 1024;

function valuesOf(form: FormData): NoticeValues {
  // Browsers submit line ends as two characters; the form counts one.
  const value = (name: string): string => {
    const given = form.get(name);
    return typeof given === 'string' ? given.replaceAll('\r\n', '\n').trim() : '';
  };
  return {
    reason: value('reason'),
    text: value('text'),
    rights: value('rights'),
    name: value('name'),
    email: value('email'),
    isTrue: value('isTrue') !== '',
  };
}

/** Browsers send an empty file for an unused field. */
const filesOf = (form: FormData): File[] =>
  form.getAll('files').filter((file): file is File => typeof file !== 'string' && (file.size > 0 || file.name !== ''));

interface SentForm {
  form: FormData;
  /** Its texts are complete, but its files are not. */
  isTooLarge: boolean;
}

/** @returns the form, or a refusal if the body is no form */
async function readForm(request: Request): Promise<SentForm | Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(asciiLowerCase(type))) return refuse('UNSUPPORTED_MEDIA');
  // Browsers state the length of a form.
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > reportBytesMax;
  const body = isTooLarge
    ? await readEnds(request, textBytesMax, readBytesMax, formTimeoutMs)
    : await readBody(request, reportBytesMax, formTimeoutMs);
  if (body instanceof Response) return body;
  const sent = new Response(body, { headers: { 'content-type': type } });
  return sent.formData().then(
    (form) => ({ form, isTooLarge }),
    () => refuse(isTooLarge ? 'TOO_LARGE' : 'BAD_INPUT'),
  );
}

/**
 * Submits the form to AddNotice, with its limits and rate limit.
 * @returns an answer if no page is to be shown, the number of the report, or the state of the refused form
 */
export async function sendReport(
  request: Request,
  env: EdgeEnv,
  language: string,
): Promise<Response | { number: string } | { status: number; state: NoticeState }> {
  if (isForeignRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  const read = await readForm(request);
  if (read instanceof Response) return read;
  const { form, isTooLarge } = read;
  const [values, files] = [valuesOf(form), filesOf(form)];
  const refused = (status: number, state: Omit<NoticeState, 'values' | 'hadFiles'>) => ({
    status,
    state: { values, hadFiles: files.length > 0, ...state },
  });
  const tooLarge = { fields: { files: 'TOO_LONG' }, code: 'TOO_LARGE', message: '', retryAfterSeconds: null };
  if (isTooLarge) return refused(413, tooLarge);
  // Checked here, so that all missing fields are shown at once; the API validates the rest.
  const fields = Object.fromEntries(faultsOf(noticeRules, values, undefined).map(({ field, check }) => [field, check]));
  if (Object.keys(fields).length > 0) return refused(400, { fields, code: 'BAD_INPUT', message: '', retryAfterSeconds: null });

  const { kind, id } = readQuery(noticeQuery, new URL(request.url).searchParams);
  const body = { kind, id, ...noticeBody(values), isTrue: true };
  // The mails are in the language of the page.
  const sender = {
    key: await keyOfForm([body, await Promise.all(files.map(async (file) => [file.name, await sha256(await file.arrayBuffer())]))]),
    language,
  };
  const answer = await callFor(request, env, addNotice, { body, files: { files } }, sender);
  if (answer.ok) return { number: answer.data.number };
  const { fields: wrong, code, message, retryAfterSeconds, status } = answer;
  return refused(status === 200 ? 400 : status >= 500 ? 503 : status, { fields: wrong, code, message, retryAfterSeconds });
}
