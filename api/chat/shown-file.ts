import type { ChatFile } from '../../contract/chat/shapes.ts';
import type { Env } from '../platform/env.ts';
import { signedMediaUrl } from '../platform/signed-media.ts';
import type { StoredFile } from './room/room-message.ts';

/**
 * A stored file as shown to both sides.
 * @param isUnavailable only its name and size are shown
 */
export async function shownFile(env: Env, file: StoredFile | null, now: number, isUnavailable = false): Promise<ChatFile | null> {
  if (file === null) return null;
  const { key, ...shown } = file;
  return { ...shown, url: isUnavailable ? '' : await signedMediaUrl(env, key, now) };
}

/** The same for the moderators of a report. */
export async function shownEvidence(env: Env, file: StoredFile | null, now: number): Promise<ChatFile | null> {
  if (file === null) return null;
  const { key, ...shown } = file;
  return { ...shown, url: await signedMediaUrl(env, key, now, 'moderator') };
}
