/** Validates messages of the bridge between site and app: the same rules on both sides. */
import { hostVersion, type HostFault } from './messages.ts';

/** A schema of messages.ts. */
interface Schema<Message> {
  safeParse(data: unknown): { success: true; data: Message } | { success: false };
}

/** The receiver's state. */
export interface ReceiverState {
  nonce: string;
  /** The id of the newest accepted message. */
  lastId: number;
}

const asObject = (data: unknown): Record<string, unknown> | null => {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** Compares in constant time, so that the duration does not reveal a matching part. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/**
 * @param data the posted data, as JSON or as an object @returns the message, or the reason for refusing it; null for data that are no
 * message of the bridge
 */
export function validateMessage<Message extends { id: number }>(
  schema: Schema<Message>,
  data: unknown,
  { nonce, lastId }: ReceiverState,
): { message: Message } | { fault: HostFault } | null {
  const object = asObject(data);
  if (object === null || typeof object['type'] !== 'string' || !('nonce' in object || 'version' in object)) return null;
  // Checked first: a stranger must not learn which messages exist.
  if (typeof object['nonce'] !== 'string' || !isSame(object['nonce'], nonce)) return { fault: 'nonce' };
  if (object['version'] !== hostVersion) return { fault: 'version' };
  const parsed = schema.safeParse(object);
  if (!parsed.success) return { fault: 'shape' };
  return parsed.data.id > lastId ? { message: parsed.data } : { fault: 'replayed' };
}
