/** Every subject, lowest layer first (docs/packages.md): notifications about a row are deleted before the row. */
import type { Subject } from './platform/subject/subject.ts';
import { account } from './account/index.ts';
import { auth } from './auth/index.ts';
import { catalogue } from './catalogue/index.ts';
import { chat } from './chat/index.ts';
import { company } from './company/index.ts';
import { content } from './content/index.ts';
import { credit } from './credit/index.ts';
import { identity } from './identity/index.ts';
import { inquiry } from './inquiry/index.ts';
import { lookup } from './lookup/index.ts';
import { mail } from './mail/index.ts';
import { moderation } from './moderation/index.ts';
import { notice } from './notice/index.ts';
import { notification } from './notification/index.ts';
import { analytics } from './analytics/index.ts';
import { passkey } from './passkey/index.ts';
import { payment } from './payment/index.ts';
import { plan } from './plan/index.ts';
import { platform } from './platform/index.ts';
import { product } from './product/index.ts';
import { publishing } from './publishing/index.ts';
import { push } from './push/index.ts';
import { quote } from './quote/index.ts';
import { request } from './request/index.ts';
import { appeal } from './appeal/index.ts';
import { decision } from './decision/index.ts';
import { favourite } from './favourite/index.ts';
import { search } from './search/index.ts';
import { secondFactor } from './second-factor/index.ts';
import { session } from './session/index.ts';
import { signInAlert } from './sign-in-alert/index.ts';
import { strike } from './strike/index.ts';
import { staff } from './staff/index.ts';
import { dashboard } from './dashboard/index.ts';
import { system } from './system/index.ts';
import { transparency } from './transparency/index.ts';
import { translation } from './translation/index.ts';
import { upload } from './upload/index.ts';
import { user } from './user/index.ts';
import { savedSearch } from './saved-search/index.ts';

export const subjects: readonly Subject[] = [
  platform,
  lookup,
  mail,
  notification,
  push,
  credit,
  analytics,
  transparency,
  account,
  plan,
  content,
  inquiry,
  session,
  chat,
  decision,
  secondFactor,
  product,
  request,
  staff,
  passkey,
  quote,
  company,
  catalogue,
  auth,
  publishing,
  identity,
  user,
  payment,
  search,
  moderation,
  notice,
  dashboard,
  favourite,
  translation,
  savedSearch,
  upload,
  strike,
  signInAlert,
  appeal,
  system,
];
