import { originalOf } from '../../contract/media-size.ts';
import type { EdgeEnv } from '../env.ts';
import { passToApi } from './proxy.ts';

/** Uploaded files. Another provider does not know our image sizes, so its pictures are served in their original size. */
export function passMedia(request: Request, env: EdgeEnv): Promise<Response> {
  const original = env.UPSTREAM_API ? originalOf(new URL(request.url).pathname) : null;
  return passToApi(request, env, original === null ? {} : { address: original });
}
