import { useStore } from '@nanostores/react';
import { $toasts, closeToast } from '../client/toasts.ts';
import { Toasts } from '../ui/dialog/Toasts.tsx';
import { adoptLateStyles } from './late-styles.ts';

adoptLateStyles();

/** The toast region of a page with a form. */
export function IslandToasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  return <Toasts label={label} closeLabel={closeLabel} toasts={useStore($toasts)} onClose={closeToast} />;
}
