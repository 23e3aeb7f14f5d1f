import { createHash } from 'node:crypto';
import { initialsOf } from '../../pictures/initials.ts';
import type { DemoChat, DemoCompany, DemoProduct, DemoRequest, DemoUser } from '../../demo/types.ts';

/** The demo data as one value. */
export interface Demo {
  users: readonly DemoUser[];
  companies: readonly DemoCompany[];
  products: readonly DemoProduct[];
  requests: readonly DemoRequest[];
  chats: readonly DemoChat[];
}

const hashOf = (text: string, length = 24): string => createHash('sha256').update(text).digest('hex').slice(0, length);

/** The id of a demo object, the same on every machine. */
export const demoId = (
  kind:
    | 'user'
    | 'user-company'
    | 'staff'
    | 'company'
    | 'certificate'
    | 'product'
    | 'request'
    | 'chat'
    | 'message'
    | 'news'
    | 'banner'
    | 'credit'
    | 'notification'
    | 'quote'
    | 'media'
    | 'order',
  key: string,
): string => hashOf(`demo-${kind}:${key}`);

/** Picture key of a person: initials, since nobody in the demo has a photo. */
export const avatarKey = ({ key, fullName, language }: DemoUser): string => `avatar/${initialsOf(fullName, language)}/${key}`;

/**
 * R2 key of a demo picture, like that of an upload but shorter. Pictures of a motif share a prefix, and the same picture is stored
 * once.
 */
export const pictureKey = (key: string): string => {
  const [, motif, number] = /^(.*?)(?:\/(\d+))?$/.exec(key) ?? [];
  return `p/${hashOf(`demo-picture:${motif}`, 8)}${number === undefined ? '' : `-${number}`}.webp`;
};

/** R2 key of a file of demo/documents in a chat: only the two sides of the chat can read it. */
export const chatFileKey = (name: string): string => `c/demo/${hashOf(`demo-document:${name}`)}.txt`;

/** R2 key of a file of demo/documents. */
export const documentKey = (name: string): string => `p/${hashOf(`demo-document:${name}`)}.txt`;

export const companyOf = (demo: Demo, key: string): DemoCompany => {
  const company = demo.companies.find((each) => each.key === key);
  if (company === undefined) throw new Error(`the demo has no company ${key}`);
  return company;
};
