import { useEffect, useEffectEvent, useState } from 'react';
import { sharedName } from '../../../../contract/share.ts';
import { forgetFiles, waitingShared } from '../../../client/store/kept-files.ts';
import { open } from '../../shared/route.ts';

export interface SharedHere {
  files: readonly File[];
  remove: (file: File) => void;
  /** It has gone out: it waits no more. */
  forget: () => void;
}

/** What another app has shared and the person has brought into this chat. @param onText the text of it, for the field */
export function useShared(chatId: string, onText: (text: string) => void): SharedHere {
  const [isShared] = useState(() => new URLSearchParams(location.search).has(sharedName));
  const [files, setFiles] = useState<readonly File[]>([]);
  const tellText = useEffectEvent(onText);
  useEffect(() => {
    if (!isShared) return;
    let isHere = true;
    void waitingShared().then((shared) => {
      if (shared === null || !isHere) return;
      if (shared.text !== '') tellText(shared.text);
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
