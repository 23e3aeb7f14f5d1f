/* `node scripts/push-keys.ts` prints a new key pair for signing pushes to browsers (RFC 8292). Changing it ends all subscriptions. */
import { newPushKeys } from './support/server/push-keys.ts';

const { publicKey, privateKey } = newPushKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
