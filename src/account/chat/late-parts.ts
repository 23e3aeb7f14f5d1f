/** Parts of a chat that are loaded on demand. */
import { lazy } from 'react';

export const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }));
export const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));
export const OlderMessages = lazy(async () => ({ default: (await import('./log/OlderMessages.tsx')).OlderMessages }));
