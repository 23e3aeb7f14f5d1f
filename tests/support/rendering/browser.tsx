/* Parts of the business area that count their renderings by the texts that they request. Through `window` the test replaces the chat
   room and the network. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Message } from '../../../contract/chat/calls.ts';
import { chatLog, type ChatLog } from '../../../src/account/chat/log/log.ts';
import { MessageLog } from '../../../src/account/chat/log/MessageLog.tsx';
import { PictureOrder } from '../../../src/account/product/PictureOrder.tsx';
import { storedPictures } from '../../../src/account/product/pictures.ts';
import { chatMessage } from '../data/chat-message.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import { createStates } from '../../../src/client/uploaded.ts';
import type { UploadList } from '../../../src/form/upload-list.ts';
import type { TextsOf } from '../../../src/i18n/keys.ts';

declare global {
  interface Window {
    log: ChatLog;
    /** Texts requested since the last call: text → how often. */
    rendered(): Record<string, number>;
    message(sequence: number, more?: Partial<Message>): Message;
  }
}

let asked: Record<string, number> = {};
const t: TextsOf = (name) => {
  asked[name] = (asked[name] ?? 0) + 1;
  return name;
};
window.rendered = () => {
  const counts = asked;
  asked = {};
  return counts;
};
window.message = chatMessage;
window.log = chatLog(Array.from({ length: 50 }, (_, index) => window.message(index + 1)));

const colour = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="${name}"/></svg>`)}`;

function Pictures() {
  const [pictures, setPictures] = useState(() => storedPictures(['red', 'green', 'blue'].map(colour)));
  const [list] = useState<UploadList>(() => ({
    stateOf: createStates(),
    retry: () => undefined,
    add: () => undefined,
    remove: (id) => setPictures((before) => before.filter((each) => each.id !== id)),
    whenDone: async () => true,
  }));
  return <PictureOrder pictures={pictures} list={list} onChange={setPictures} />;
}

createRoot(document.getElementById('parts') as HTMLElement).render(
  <TextsProvider t={t} language="en">
    <MessageLog log={window.log} chatId="c1" ownCompanyId="own" onRemove={async () => true} isRemoving={false} />
    <Pictures />
  </TextsProvider>,
);
