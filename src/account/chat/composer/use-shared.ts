import { useEffect, useEffectEvent, useState } from 'react';
import { sharedName } from '../../../../contract/share.ts';
import { forgetFiles, waitingShared } from '../../../client/store/shared-files.ts';
import { open } from '../../shared/route.ts';

export interface SharedHere {
  files: readonly File[];
  remove: (file: File) => void;
  /** Called once the content is sent. */
  forget: () => void;
}

/** Content that another app shared and the person brought to this chat. @param onText gets its text for the composer */
export function useShared(chatId: string, onText: (text: string) => void): SharedHere {
  const [isShared] = useState(() => new URLSearchParams(location.search).has(sharedName));
  const [files, setFiles] = useState<readonly File[]>([]);
  const addText = useEffectEvent(onText);
  useEffect(() => {
    if (!isShared) return;
    let isHere = true;
    void waitingShared().then((shared) => {
      if (shared === null || !isHere) return;
      if (shared.text !== '') addText(shared.text);
      setFiles(shared.images);
    });
    return () => {
      isHere = false;
    };
  }, [isShared]);
  return {
    files,
    remove: (file) => setFiles((before) => before.filter((each) => each !== file)),
    forget: () => {
      if (!isShared) return;
      setFiles([]);
      void forgetFiles();
      open(`/messages?chatId=${chatId}`, { replace: true });
    },
  };
}
