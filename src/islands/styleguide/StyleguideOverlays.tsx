import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Drawer } from '../../ui/dialog/Drawer.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import { SpendDialog } from '../../ui/dialog/SpendDialog.tsx';
import type { Toast } from '../../ui/dialog/Toasts.tsx';
import type { Samples } from './styleguide-samples.ts';

/** Overlays: dialogs, drawer, menu, toasts. */
export function StyleguideOverlays({ words, onToast }: { words: Samples; onToast: (tone: Toast['tone']) => void }) {
  const [opened, setOpened] = useState<'ask' | 'spend' | 'drawer' | 'plain'>();
  const close = () => setOpened(undefined);
  return (
    <section className="row gap-3">
      <Button variant="secondary" onClick={() => setOpened('plain')}>
        {words.openDialog}
      </Button>
      <Button variant="danger" onClick={() => setOpened('ask')}>
        {words.delete}
      </Button>
      <Button variant="spend" onClick={() => setOpened('spend')}>
        {words.openSpend}
      </Button>
      <Button variant="secondary" icon="filter" onClick={() => setOpened('drawer')}>
        {words.openDrawer}
      </Button>
      <Button variant="secondary" onClick={() => onToast('good')}>
        {words.toast}
      </Button>
      <Button variant="secondary" icon="alert" onClick={() => onToast('bad')}>
        {words.toast}
      </Button>
      <Menu
        label={words.more}
        choices={[
          { id: 'edit', label: words.edit, icon: 'edit' },
          { id: 'preview', label: words.preview, icon: 'eye', isDisabled: true },
          { id: 'delete', label: words.delete, icon: 'trash', isDanger: true },
        ]}
      />
      <Dialog isOpen={opened === 'plain'} onClose={close} title={words.about} closeLabel={words.close}>
        <p>{words.aboutText}</p>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'ask'}
        onClose={close}
        onConfirm={close}
        title={words.ask}
        confirmLabel={words.delete}
        cancelLabel={words.cancel}
        variant="danger"
      >
        {words.askText}
      </ConfirmDialog>
      <SpendDialog
        isOpen={opened === 'spend'}
        onClose={close}
        onSpend={close}
        title={words.spendTitle}
        spendLabel={words.spend}
        cancelLabel={words.cancel}
        priceLabel={words.price}
        price="20"
        balanceLabel={words.balance}
        balance="120"
        afterLabel={words.after}
        after="100"
      />
      <Drawer isOpen={opened === 'drawer'} onClose={close} title={words.openDrawer} closeLabel={words.close}>
        <p>{words.aboutText}</p>
        <Button wide onClick={close}>
          {words.save}
        </Button>
      </Drawer>
    </section>
  );
}
