/** Files that are uploaded when they are chosen, before the call that uses them. */
import { hourMs, uploadWaitMs } from '../../contract/limits.ts';
import type { Upload } from '../../contract/upload/schemas.ts';
import { getUploads, uploadFile } from '../../contract/upload/calls.ts';
import { uploadFieldOf } from '../../contract/upload/upload-fields.ts';
import { fileField } from '../platform/body.ts';
import { type Context, type Deps, done, on, type Route } from '../platform/http/handler.ts';
import { storeUploads } from '../platform/media.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { signedMediaUrl } from '../platform/signed-media.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { countWaiting, findWaiting, type Waiting, waitStatements } from '../platform/waiting-store.ts';

/** Uploaded and not yet used files of an account: their number and bytes. */
export const uploadsWaitingMax = 150;
const uploadsWaitingBytesMax = 400_000_000;

/** Enough for a bulk import of the maximum size with twelve pictures per row. */
const uploadsPerHour = 6000;

const uploadOf = async ({ env, clock }: Deps, { key, name, bytes, width, height }: Waiting): Promise<Upload> => ({
  key,
  url: await signedMediaUrl(env, key, clock.now()),
  name,
  bytes,
  width,
  height,
});

/** @throws Refusal THROTTLED for an account with too many waiting files, or too many uploads within the hour */
async function requireUploadQuota({ db, clock }: Deps, ownerUserId: string): Promise<void> {
  const { count, bytes } = await countWaiting(db, ownerUserId);
  if (count >= uploadsWaitingMax || bytes >= uploadsWaitingBytesMax)
    throw new Refusal('THROTTLED', { retryAfterSeconds: uploadWaitMs / 1000 });
  await limitTries(db, `upload:${ownerUserId}`, uploadsPerHour, hourMs, clock.now());
}

async function upload({ query, files, caller, deps }: Context<typeof uploadFile>) {
  const target = uploadFieldOf(query.field);
  const [file] = files[fileField] ?? [];
  if (target === undefined || file === undefined || 'key' in file) throw new Refusal('BAD_INPUT', { fields: { body: 'REQUIRED' } });
  await requireUploadQuota(deps, caller.masterUserId);
  const { call, field } = target;
  const [stored] = await storeUploads(deps, [{ ...file, name: query.name }], { ownerUserId: caller.masterUserId, call, field });
  const key = stored?.key ?? '';
  return deps.commit(waitStatements(deps.db, key, query.field, deps.clock.now()), done('FILE_UPLOADED', 'The file was uploaded.', { key }));
}

export const uploadRoutes: readonly Route[] = [
  on(uploadFile, upload, async ({ key }, { caller, deps }) => {
    const [row] = await findWaiting(deps.db, [key], caller.masterUserId);
    if (row === undefined) throw new Refusal('UPLOAD_GONE');
    return { upload: await uploadOf(deps, row) };
  }),
  on(getUploads, async ({ query, caller, deps }) => {
    const rows = await findWaiting(deps.db, query.keys, caller.masterUserId);
    return { uploads: await Promise.all(rows.map((row) => uploadOf(deps, row))) };
  }),
];
