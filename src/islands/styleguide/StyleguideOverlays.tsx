import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Drawer } from '../../ui/dialog/Drawer.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import { SpendDialog } from '../../ui/dialog/SpendDialog.tsx';
import type { Toast } from '../../ui/dialog/Toasts.tsx';
import type { TextsOf } from '../../i18n/keys.ts';

/** Overlays: dialogs, drawer, menu, toasts. */
export function StyleguideOverlays({ t, onToast }: { t: TextsOf; onToast: (tone: Toast['tone']) => void }) {
  const [opened, setOpened] = useState<'ask' | 'spend' | 'drawer' | 'plain'>();
  const close = () => setOpened(undefined);
  return (
    <section className="row gap-3">
      <Button variant="secondary" onClick={() => setOpened('plain')}>
        {t('directory.about')}
      </Button>
      <Button variant="danger" onClick={() => setOpened('ask')}>
        {t('common.actions.delete')}
      </Button>
      <Button variant="spend" onClick={() => setOpened('spend')}>
        {t('company.boost.title')}
      </Button>
      <Button variant="secondary" icon="filter" onClick={() => setOpened('drawer')}>
        {t('common.sort.label')}
      </Button>
      <Button variant="secondary" onClick={() => onToast('good')}>
        {t('common.notifications')}
      </Button>
      <Button variant="secondary" icon="alert" onClick={() => onToast('bad')}>
        {t('common.notifications')}
      </Button>
      <Menu
        label={t('nav.menu')}
        choices={[
          { id: 'edit', label: t('common.actions.edit'), icon: 'edit' },
          { id: 'preview', label: t('company.crop.preview'), icon: 'eye', isDisabled: true },
          { id: 'delete', label: t('common.actions.delete'), icon: 'trash', isDanger: true },
        ]}
      />
      <Dialog isOpen={opened === 'plain'} onClose={close} title={t('directory.about')} closeLabel={t('common.actions.close')}>
        <p>{t('common.tagline')}</p>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'ask'}
        onClose={close}
        onConfirm={close}
        title={t('company.deleteAsk', { name: 'Bereket Dokuma' })}
        confirmLabel={t('common.actions.delete')}
        cancelLabel={t('common.actions.cancel')}
        variant="danger"
      >
        {t('company.deleteText')}
      </ConfirmDialog>
      <SpendDialog
        isOpen={opened === 'spend'}
        onClose={close}
        onSpend={close}
        title={t('company.boost.ask')}
        spendLabel={t('account.spend.do', { credits: t('common.credits', { count: 20, number: 20 }) })}
        cancelLabel={t('common.actions.cancel')}
        priceLabel={t('contact.priceLabel')}
        price="20"
        balanceLabel={t('account.spend.balance')}
        balance="120"
        afterLabel={t('company.boost.after')}
        after="100"
      />
      <Drawer isOpen={opened === 'drawer'} onClose={close} title={t('common.sort.label')} closeLabel={t('common.actions.close')}>
        <p>{t('common.tagline')}</p>
        <Button wide onClick={close}>
          {t('common.actions.save')}
        </Button>
      </Drawer>
    </section>
  );
}
