import { useMemo, useState } from 'react';
import { passwordStrength } from '../../../contract/auth/password.ts';
import { phoneDigitsMax } from '../../../contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { ComboBox } from '../../ui/field/ComboBox.tsx';
import { FileDrop, type FileItem } from '../../ui/field/FileDrop.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { PhoneField } from '../../ui/field/PhoneField.tsx';
import type { PhoneParts } from '../../ui/field/phone-digits.ts';
import { RadioGroup } from '../../ui/field/RadioGroup.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TagInput } from '../../ui/field/TagInput.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { formatNumber } from '../../i18n/format.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { sampleCountries } from './sample-countries.ts';

const nothing = () => undefined;
const dialCodes: Record<string, string> = {
  tr: '+90',
  ru: '+7',
  kz: '+7',
  eg: '+20',
  sa: '+966',
  us: '+1',
  ca: '+1',
  de: '+49',
};

/** Buttons and fields: idle, with hint, with error, disabled, busy. */
export function StyleguideFields({ t, language }: { t: TextsOf; language: Language }) {
  const countries = useMemo(() => sampleCountries(language), [language]);
  const [name, setName] = useState('Bereket Dokuma');
  const [about, setAbout] = useState(t('common.tagline'));
  const [type, setType] = useState('');
  const [password, setPassword] = useState('kervan2026');
  const [country, setCountry] = useState<string | null>('tr');
  const [phone, setPhone] = useState<PhoneParts>({ country: 'tr', digits: '2585550187' });
  const [tags, setTags] = useState<readonly string[]>(['towels', 'hotel linen', 'رخام']);
  const [agreed, setAgreed] = useState(false);
  const [term, setTerm] = useState('week');
  const [files, setFiles] = useState<FileItem[]>([
    { id: '1', name: 'mill-hall-2026.jpg', text: '64 %', percent: 64 },
    { id: '2', name: 'loom.png', errorMessage: t('account.file.missing') },
  ]);
  const count = (used: number, limit: number) =>
    t('account.count', { used: formatNumber(used, language), limit: formatNumber(limit, language) });
  const credits = (number: number) => t('common.credits', { count: number, number: formatNumber(number, language) });
  const options = countries.map((each) => ({ ...each, start: <Flag code={each.id} /> }));
  return (
    <section className="stack gap-6">
      <div className="row gap-3">
        <Button>{t('common.actions.save')}</Button>
        <Button variant="secondary">{t('company.crop.preview')}</Button>
        <Button variant="quiet">{t('common.actions.cancel')}</Button>
        <Button variant="spend" icon="credit">
          {t('account.spend.do', { credits: credits(20) })}
        </Button>
        <Button variant="danger" icon="trash">
          {t('common.actions.delete')}
        </Button>
        <Button busy>{t('common.actions.save')}</Button>
        <Button disabled>{t('request.form.send')}</Button>
        <LinkButton href="#next" endIcon="arrow-end">
          {t('common.actions.next')}
        </LinkButton>
        <Button variant="secondary" icon="share" label={t('nav.menu')} />
      </div>
      <div className="columns columns--2">
        <TextField label={t('company.field.name')} hint={t('company.hint.description')} value={name} onChange={setName} isRequired />
        <TextField
          label={t('company.field.email')}
          type="email"
          value="satis@bereket"
          onChange={nothing}
          errorMessage={t('errors.fields.INVALID_EMAIL')}
        />
        <Select
          label={t('company.field.type')}
          value={type}
          onChange={setType}
          placeholder={t('common.actions.choose')}
          options={[{ id: '1', label: t('company.item.type') }]}
          optionalLabel={t('common.optional')}
        />
        <TextField label={t('company.field.taxNumber')} value="0123456789" onChange={nothing} disabled dir="ltr" />
        <ComboBox
          label={t('company.field.country')}
          value={country}
          onChange={setCountry}
          options={options}
          placeholder={t('common.actions.choose')}
          openLabel={t('common.actions.choose')}
          noneLabel={t('common.nothingFound')}
        />
        <PhoneField
          label={t('company.field.phone')}
          value={phone}
          onChange={setPhone}
          maxDigits={phoneDigitsMax}
          dialCodes={countries.flatMap(({ id, label, searchText }) =>
            dialCodes[id] ? [{ id, country: label, dialCode: dialCodes[id], searchText }] : [],
          )}
          dialCodeLabel={t('account.dialCode')}
          openLabel={t('common.actions.choose')}
          noneLabel={t('common.nothingFound')}
        />
        <PasswordField
          label={t('staff.field.password')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          showLabel={t('user.settings.password.show')}
          hideLabel={t('user.settings.password.hide')}
          strength={{ level: passwordStrength(password), text: t('user.settings.password.fair') }}
        />
        <TextField label={t('company.field.phone')} prefix="+90" value="258 555 01 87" onChange={nothing} type="tel" />
      </div>
      <div className="columns columns--2">
        <TextArea label={t('directory.about')} value={about} onChange={setAbout} limit={200} countLabel={count} />
        <TagInput
          label={t('company.field.tags')}
          hint={t('company.check.tags')}
          value={tags}
          onChange={setTags}
          limit={5}
          accept={(typed, all) => {
            const tag = typed.trim().replace(/[,#]/g, '');
            if (tag.length < 2 || tag.length > 20) return { problem: t('errors.fields.TOO_SHORT') };
            return all.includes(tag) ? { problem: t('errors.fields.DUPLICATE') } : { tag };
          }}
          removeLabel={(tag) => `${t('common.actions.remove')}: ${tag}`}
          countLabel={count}
        />
        <div className="stack gap-2">
          <Checkbox value={agreed} onChange={setAgreed} errorMessage={agreed ? undefined : t('errors.fields.REQUIRED')}>
            {t('common.boostedText')}
          </Checkbox>
          <RadioGroup
            label={t('company.boost.howLong')}
            value={term}
            onChange={setTerm}
            look="row"
            options={[
              { id: 'day', label: t('company.boost.length.1') },
              { id: 'week', label: t('company.boost.length.2') },
              { id: 'month', label: t('company.boost.length.3') },
            ]}
          />
        </div>
        <div className="spend boost">
          <RadioGroup
            label={t('company.boost.howLong')}
            value={term}
            onChange={setTerm}
            look="boost"
            options={[
              { id: 'day', label: t('company.boost.length.1'), end: credits(100) },
              { id: 'week', label: t('company.boost.length.2'), end: credits(500) },
            ]}
          />
        </div>
        <FileDrop
          label={t('product.field.pictures')}
          hint="JPG, PNG · 6 MB"
          files={files}
          multiple
          accept="image/png,image/jpeg"
          prompt={
            <>
              <strong>{t('account.file.choose')}</strong> {t('account.file.orDrop')}
            </>
          }
          onAdd={(added) => setFiles([...files, ...added.map((file) => ({ id: crypto.randomUUID(), name: file.name, file }))])}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          removeLabel={(file) => `${t('common.actions.remove')}: ${file}`}
          progressLabel={(file) => t('account.file.progress', { name: file })}
        />
      </div>
    </section>
  );
}
