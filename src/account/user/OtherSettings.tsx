import type { UserProfile } from '../../../contract/user/schemas.ts';
import { BlockedCompanies } from './BlockedCompanies.tsx';
import { BrowserPushes } from './BrowserPushes.tsx';
import { Connections } from './connections/Connections.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { MyData } from './MyData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { SecondFactor } from './second-factor/SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

export interface OtherSettingsProps {
  user: UserProfile;
  /** Null while the profile is shown. */
  part: 'security' | 'blocked' | 'data' | null;
  onDeleted: () => void;
}

/** The settings beside the profile. Typed passwords stay while another part is shown. */
export const OtherSettings = ({ user, part, onDeleted }: OtherSettingsProps) => (
  <>
    <PasswordForm email={user.email} isShown={part === 'security'} />
    {part === 'security' && (
      <>
        <Passkeys />
        <Connections />
        <SecondFactor />
        <BrowserPushes />
        <Sessions />
      </>
    )}
    {part === 'blocked' && <BlockedCompanies />}
    {part === 'data' && (
      <>
        <MyData isMainUser={user.isMainUser} />
        {user.isMainUser && <DeleteAccount userId={user.userID} email={user.email} onDeleted={onDeleted} />}
      </>
    )}
  </>
);
