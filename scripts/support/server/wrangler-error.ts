const notSignedIn = /not authenticated|CLOUDFLARE_API_TOKEN|wrangler login/;

/** The error of a failed wrangler command. @param output of wrangler, which is JSON with some commands */
export const wranglerError = (output: string): Error =>
  new Error(notSignedIn.test(output) ? 'You are not signed in at Cloudflare: run `npx wrangler login` first.' : output.trim());
