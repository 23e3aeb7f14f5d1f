import { useState } from 'react';
import { addAndEditCertificate, getCompanyById } from '../../../../contract/company/calls.ts';
import { certificateLengths } from '../../../../contract/company/fields.ts';
import type { OwnCertificate } from '../../../../contract/company/shapes.ts';
import { uploadBytesMax } from '../../../../contract/limits.ts';
import { changeCached } from '../../shared/data/query.ts';
import { type Certificate, certificates } from '../../../../contract/trade/codes.ts';
import { acceptOf, uploadRules } from '../../../../contract/upload/rules.ts';
import { fieldText } from '../../../form/field-errors.ts';
import { LeaveGuard } from '../../../form/LeaveGuard.tsx';
import { asList, sentFiles } from '../../../form/files.ts';
import { useOneUpload } from '../../../form/use-uploads.ts';
import { useFileItems } from '../../shared/fields/use-file-items.tsx';
import { useCloseQuestion } from '../../../form/use-close-question.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { unansweredWrites } from '../../../client/store/unanswered.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FileField } from '../../shared/fields/FileField.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { allowedFiles } from '../../shared/fields/allowed-files.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';

const rule = uploadRules.companyDocument;
const million = 1_000_000;
const fields = ['Kind', 'Number', 'Issuer', 'ValidUntil'] as const;
type Field = (typeof fields)[number];

export interface CertificateDialogProps {
  companyId: string;
  /** The certificate that is edited; null for a new one. */
  present: OwnCertificate | null;
  onClose: () => void;
}

/** A certificate with its document, which the moderators compare. */
export function CertificateDialog({ companyId, present, onClose }: CertificateDialogProps) {
  const { t, number } = useTexts();
  const begun: Record<Field, string> = {
    Kind: present?.kind ?? '',
    Number: present?.number ?? '',
    Issuer: present?.issuer ?? '',
    ValidUntil: present?.validUntil ?? '',
  };
  const [values, setValues] = useState(begun);
  const { entry: file, entryNow, list } = useOneUpload('AddAndEditCertificate.Document');
  const items = useFileItems(asList(file), list);
  const [isWaiting, setWaiting] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<Field | 'Document', string>>>({});
  const isTyped = file !== null || fields.some((field) => values[field] !== begun[field]);
  const { close, question } = useCloseQuestion(isTyped, onClose);
  const set = (field: Field) => (text: string) => {
    setValues((before) => ({ ...before, [field]: text }));
    setFaults(({ [field]: _, ...others }) => others);
  };
  const write = useWrite(addAndEditCertificate, {
    adds: present === null ? unansweredWrites : undefined,
    onFailure: ({ fields: blamed }) => {
      setFaults(Object.fromEntries(Object.entries(blamed).map(([field, code]) => [field, fieldText(t, code)])));
      return false;
    },
  });
  const validate = (): boolean => {
    const missing = fields.filter((field) => values[field].trim() === '');
    const found = Object.fromEntries(missing.map((field) => [field, t('errors.fields.REQUIRED')]));
    if (present === null && file === null) found['Document'] = t('errors.fields.REQUIRED');
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const save = async (): Promise<void> => {
    if (!validate()) return;
    setWaiting(true);
    const hasArrived = await list.whenDone();
    setWaiting(false);
    if (!hasArrived) return setFaults({ Document: t('account.file.missing') });
    const answer = await write.run({
      body: {
        CompanyId: companyId,
        ...(present !== null && { Id: present.id, Version: present.version }),
        ...values,
        Kind: values.Kind as Certificate,
      },
      ...sentFiles({ Document: asList(entryNow()) }),
    });
    if (!answer.ok) return;
    const { certificate } = answer.data;
    changeCached(getCompanyById, { body: { id: companyId } }, ({ company }) => {
      const { ownCertificates: list = [] } = company;
      const isKnown = list.some(({ id }) => id === certificate.id);
      const ownCertificates = isKnown ? list.map((each) => (each.id === certificate.id ? certificate : each)) : [...list, certificate];
      return { company: { ...company, ownCertificates } };
    });
    saySuccess(t, addAndEditCertificate, 'company.certificate.saved');
    onClose();
  };
  const choose = async (chosen: readonly File[]): Promise<void> => {
    const ready = allowedFiles(chosen.slice(0, 1), rule, t);
    await list.addLater(ready);
    if ((await ready).length > 0) setFaults(({ Document: _, ...others }) => others);
  };
  const stored = present?.document ?? null;
  const shown = items.map((item) => ({ ...item, text: t('company.picture.notSaved') }));
  const text = (field: 'Number' | 'Issuer', lengthMax: number) => (
    <TextField
      label={t(`company.certificate.${field === 'Number' ? 'number' : 'issuer'}`)}
      value={values[field]}
      onChange={set(field)}
      maxLength={lengthMax}
      dir="auto"
      errorMessage={faults[field]}
      isRequired
    />
  );
  return (
    <Dialog
      isOpen
      wide
      isLocked={write.busy || isWaiting}
      onClose={close}
      title={t(present === null ? 'company.certificate.add' : 'company.certificate.edit')}
      closeLabel={t('common.actions.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={write.busy || isWaiting}>
            {t('common.actions.cancel')}
          </Button>
          <Button onClick={() => void save()} busy={write.busy || isWaiting}>
            {t('common.actions.save')}
          </Button>
        </>
      }
    >
      <LeaveGuard isActive={isTyped} isWhole />
      {question}
      <div className="form-grid">
        <Select
          label={t('company.certificate.kind')}
          value={values.Kind}
          onChange={set('Kind')}
          placeholder={t('common.actions.choose')}
          options={certificates.map((id) => ({ id, label: t(`trade.certificate.${id}`) }))}
          errorMessage={faults.Kind}
          isRequired
        />
        {text('Number', certificateLengths.number)}
        {text('Issuer', certificateLengths.issuer)}
        <TextField
          type="date"
          label={t('trade.label.validUntil')}
          value={values.ValidUntil}
          onChange={set('ValidUntil')}
          errorMessage={faults.ValidUntil}
          isRequired
        />
        <div className="whole">
          <FileField
            label={t('company.certificate.document')}
            hint={
              stored === null || file !== null
                ? t('company.certificate.documentHint', { size: number(uploadBytesMax / million) })
                : t('company.certificate.documentStored', { name: isolated(stored.name) })
            }
            errorMessage={faults.Document}
            accept={acceptOf(rule)}
            files={shown}
            isFull={file !== null}
            onAdd={(chosen) => void choose(chosen)}
            onRemove={list.remove}
          />
        </div>
      </div>
    </Dialog>
  );
}
