import { useState } from 'react';
import { pictureIn } from '../../../../contract/media-size.ts';
import { getChatFile } from '../../../../contract/chat/calls.ts';
import type { ChatFile } from '../../../../contract/chat/shapes.ts';
import { errorText } from '../../../i18n/format.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { call } from '../../../client/call.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import { kindOf, previewSize } from '../composer/files.ts';

export interface AttachmentProps {
  file: ChatFile;
  /** The id of the message. */
  id: string;
  chatId: string;
}

/** The picture or document of a message. */
export function Attachment({ file, id, chatId }: AttachmentProps) {
  const { t } = useTexts();
  if (file.url === '') return <p className="faint">{t('chat.fileGone', { name: isolated(file.name) })}</p>;
  const source = { file, id, chatId };
  return file.kind === 'image' ? <Picture {...source} /> : <Document {...source} />;
}

/** Name, type and size. */
export function FileFacts({ name, bytes }: Pick<ChatFile, 'name' | 'bytes'>) {
  const { language } = useTexts();
  return (
    <span className="attachment">
      <Icon name="file" />
      <span className="attachment__facts">
        <bdi className="medium truncate">{name}</bdi>
        <span className="text-xs faint">
          {kindOf(name)} · {formatBytes(bytes, language)}
        </span>
      </span>
    </span>
  );
}

/** Signed addresses expire: a new one is requested when the old one fails. @returns null when there is none */
async function freshAddress(chatId: string, id: string): Promise<string | null> {
  const answer = await call(getChatFile, { query: { chatId, id } });
  return answer.ok ? answer.data.url : null;
}

function Picture({ file, id, chatId }: AttachmentProps) {
  const { t } = useTexts();
  const [address, setAddress] = useState(file.url);
  const [isRenewed, setRenewed] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const renew = async () => {
    if (isRenewed) return;
    setRenewed(true);
    setAddress((await freshAddress(chatId, id)) ?? file.url);
  };
  const alt = t('chat.pictureOf', { name: isolated(file.name) });
  return (
    <>
      <button
        type="button"
        className="bubble__enlarge"
        aria-label={t('chat.enlarge', { name: isolated(file.name) })}
        onClick={() => setLarge(true)}
      >
        <img
          className="bubble__picture"
          src={pictureIn('m', address)}
          alt={alt}
          {...previewSize(file)}
          loading="lazy"
          onError={() => void renew()}
        />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title={file.name} closeLabel={t('common.actions.close')} wide>
        <img
          className="chat-picture"
          src={pictureIn('l', address)}
          alt={alt}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        <a className="row" href={address} download={file.name}>
          <Icon name="download" />
          {t('chat.download')}
        </a>
      </Dialog>
    </>
  );
}

function Document({ file, id, chatId }: AttachmentProps) {
  const { t } = useTexts();
  const download = async () => {
    const address = await freshAddress(chatId, id);
    if (address === null) sayFailure(errorText(t, { code: 'NOT_FOUND', message: '' }));
    else Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  };
  return (
    <a
      className="attachment-link"
      href={file.url}
      download={file.name}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <FileFacts name={file.name} bytes={file.bytes} />
    </a>
  );
}
