import { isIP } from 'node:net';

/**
 * Browsers restrict what sign-in needs to https and this machine, and the sandbox bank and the local provider of identities have hosts
 * below that of the site.
 * @throws for an origin with which nobody could sign in or pay
 */
export const requireUsableOrigin = (origin: string): void => {
  const { origin: written, protocol, hostname } = new URL(URL.canParse(origin) ? origin : 'none:');
  const isHere = protocol === 'http:' && /(?:^|\.)localhost$/.test(hostname);
  const isSecure = protocol === 'https:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  if (origin !== written || !(isHere || isSecure))
    throw new Error('ORIGIN has to be https with a host name, such as https://kervan.test, or http below localhost (docs/demo.md)');
};
