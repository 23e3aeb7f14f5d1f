import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { type MediaSize, pictureIn } from '../../../../contract/media-size.ts';
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

/** A new address of the file, because signed addresses expire. @returns null when there is none */
async function freshAddress(chatId: string, id: string): Promise<string | null> {
  const answer = await call(getChatFile, { query: { chatId, id } });
  return answer.ok ? answer.data.url : null;
}

type ChatImageProps = AttachmentProps & { size: MediaSize } & Pick<ComponentProps<'img'>, 'className' | 'width' | 'height' | 'loading'>;

/** A picture whose address is renewed when it fails. */
function ChatImage({ file, id, chatId, size, ...shape }: ChatImageProps) {
  const { t } = useTexts();
  const [{ address, renewals }, setRenewed] = useState({ address: file.url, renewals: 0 });
  const failed = useRef('');
  const renew = async () => {
    // Once for each address, because the file itself may be missing.
    if (failed.current === address) return;
    failed.current = address;
    const fresh = await freshAddress(chatId, id);
    if (fresh !== null) setRenewed({ address: fresh, renewals: renewals + 1 });
  };
  return (
    <img
      {...shape}
      // Also requested again if the address is still the same.
      key={renewals}
      src={pictureIn(size, address)}
      alt={t('chat.pictureOf', { name: isolated(file.name) })}
      onError={() => void renew()}
    />
  );
}

function Picture(source: AttachmentProps) {
  const { file } = source;
  const { t } = useTexts();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className="bubble__enlarge"
        aria-label={t('chat.enlarge', { name: isolated(file.name) })}
        onClick={() => setLarge(true)}
      >
        <ChatImage {...source} {...previewSize(file)} size="m" className="bubble__picture" loading="lazy" />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title={file.name} closeLabel={t('common.actions.close')} wide>
        <ChatImage {...source} size="l" className="chat-picture" width={file.width ?? undefined} height={file.height ?? undefined} />
        <Download {...source} className="row">
          <Icon name="download" />
          {t('chat.download')}
        </Download>
      </Dialog>
    </>
  );
}

function Document(source: AttachmentProps) {
  return (
    <Download {...source} className="attachment-link">
      <FileFacts name={source.file.name} bytes={source.file.bytes} />
    </Download>
  );
}

/** A link that saves the file, with a new address at each press. */
function Download({ file, id, chatId, className, children }: AttachmentProps & { className: string; children: ReactNode }) {
  const { t } = useTexts();
  const download = async () => {
    const address = await freshAddress(chatId, id);
    if (address === null) sayFailure(errorText(t, { code: 'NOT_FOUND', message: '' }));
    else Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  };
  return (
    <a
      className={className}
      href={file.url}
      download={file.name}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      {children}
    </a>
  );
}
