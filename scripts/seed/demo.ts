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

/** The id of a thing of the demo, the same on every machine. */
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
    | 'notification',
  key: string,
): string => hashOf(`demo-${kind}:${key}`);

/** Picture key of a person: initials, for nobody in the demo has a face. */
export const avatarKey = ({ key, fullName, language }: DemoUser): string => `avatar/${initialsOf(fullName, language)}/${key}`;

/** R2 key of a demo picture, as uploads are named, shorter: one motif's pictures together. The same picture is stored once. */
export const pictureKey = (key: string): string => {
  const [, motif, number] = /^(.*?)(?:\/(\d+))?$/.exec(key) ?? [];
  return `p/${hashOf(`demo-picture:${motif}`, 8)}${number === undefined ? '' : `-${number}`}.webp`;
};

/** R2 key of a file of demo/documents. */
export const documentKey = (name: string): string => `p/${hashOf(`demo-document:${name}`)}.txt`;

export const companyOf = (demo: Demo, key: string): DemoCompany => {
  const company = demo.companies.find((each) => each.key === key);
  if (company === undefined) throw new Error(`the demo has no company ${key}`);
  return company;
};
