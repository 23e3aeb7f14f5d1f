/* `node scripts/push-keys.ts`: a new pair with which pushes to browsers are signed (RFC 8292). A changed one ends all subscriptions. */
import { newPushKeys } from './support/server/push-keys.ts';

const { publicKey, privateKey } = newPushKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
