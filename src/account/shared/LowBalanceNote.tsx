import { Note } from '../../ui/Note.tsx';
import { Shortfall, type ShortfallProps } from './gate/Shortfall.tsx';
import { useSession } from './data/use-session.ts';

/** A note above an empty form if the price exceeds the balance. */
export function LowBalanceNote({ price, typed }: ShortfallProps) {
  const balance = useSession().user?.inCredit ?? 0;
  if (balance >= price) return null;
  return (
    <Note tone="amber">
      <Shortfall price={price} typed={typed} />
    </Note>
  );
}
