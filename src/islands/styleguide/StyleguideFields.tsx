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
import { sampleCountries, type SampleLanguage, type Samples } from './styleguide-samples.ts';

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
export function StyleguideFields({ words, language }: { words: Samples; language: SampleLanguage }) {
  const countries = useMemo(() => sampleCountries(language), [language]);
  const [name, setName] = useState('Bereket Dokuma');
  const [about, setAbout] = useState(words.aboutText);
  const [type, setType] = useState('');
  const [password, setPassword] = useState('kervan2026');
  const [country, setCountry] = useState<string | null>('tr');
  const [phone, setPhone] = useState<PhoneParts>({ country: 'tr', digits: '2585550187' });
  const [tags, setTags] = useState<readonly string[]>(['towels', 'hotel linen', 'رخام']);
  const [agreed, setAgreed] = useState(false);
  const [term, setTerm] = useState('week');
  const [files, setFiles] = useState<FileItem[]>([
    { id: '1', name: 'mill-hall-2026.jpg', text: '64 %', percent: 64 },
    { id: '2', name: 'loom.png', errorMessage: words.tooLarge },
  ]);
  const count = (used: number, limit: number) =>
    words.of.replace('{a}', used.toLocaleString(language)).replace('{b}', limit.toLocaleString(language));
  const options = countries.map((each) => ({ ...each, start: <Flag code={each.id} /> }));
  return (
    <section className="stack gap-6">
      <div className="row gap-3">
        <Button>{words.save}</Button>
        <Button variant="secondary">{words.preview}</Button>
        <Button variant="quiet">{words.cancel}</Button>
        <Button variant="spend" icon="credit">
          {words.spend}
        </Button>
        <Button variant="danger" icon="trash">
          {words.delete}
        </Button>
        <Button busy>{words.saving}</Button>
        <Button disabled>{words.send}</Button>
        <LinkButton href="#next" endIcon="arrow-end">
          {words.next}
        </LinkButton>
        <Button variant="secondary" icon="share" label={words.more} />
      </div>
      <div className="columns columns--2">
        <TextField label={words.name} hint={words.nameHint} value={name} onChange={setName} isRequired />
        <TextField label={words.email} type="email" value="satis@bereket" onChange={nothing} errorMessage={words.emailError} />
        <Select
          label={words.type}
          value={type}
          onChange={setType}
          placeholder={words.choose}
          options={[{ id: '1', label: words.typeChoice }]}
          optionalLabel={words.optional}
        />
        <TextField label={words.tax} value="0123456789" onChange={nothing} disabled dir="ltr" />
        <ComboBox
          label={words.country}
          value={country}
          onChange={setCountry}
          options={options}
          placeholder={words.findCountry}
          openLabel={words.open}
          noneLabel={words.none}
        />
        <PhoneField
          label={words.phone}
          value={phone}
          onChange={setPhone}
          maxDigits={phoneDigitsMax}
          dialCodes={countries.flatMap(({ id, label, searchText }) =>
            dialCodes[id] ? [{ id, country: label, dialCode: dialCodes[id], searchText }] : [],
          )}
          dialCodeLabel={words.dialCode}
          openLabel={words.open}
          noneLabel={words.none}
        />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          showLabel={words.show}
          hideLabel={words.hide}
          strength={{ level: passwordStrength(password), text: words.strength }}
        />
        <TextField label={words.phone} prefix="+90" value="258 555 01 87" onChange={nothing} type="tel" />
      </div>
      <div className="columns columns--2">
        <TextArea label={words.about} value={about} onChange={setAbout} limit={120} countLabel={count} />
        <TagInput
          label={words.keywords}
          hint={words.keywordsHint}
          value={tags}
          onChange={setTags}
          limit={5}
          accept={(typed, all) => {
            const tag = typed.trim().replace(/[,#]/g, '');
            if (tag.length < 2 || tag.length > 20) return { problem: words.short };
            return all.includes(tag) ? { problem: words.twice } : { tag };
          }}
          removeLabel={(tag) => `${words.remove}: ${tag}`}
          countLabel={count}
        />
        <div className="stack gap-2">
          <Checkbox value={agreed} onChange={setAgreed} errorMessage={agreed ? undefined : words.termsError}>
            {words.terms}
          </Checkbox>
          <RadioGroup
            label={words.howLong}
            value={term}
            onChange={setTerm}
            look="row"
            options={[
              { id: 'day', label: words.day },
              { id: 'week', label: words.week },
              { id: 'month', label: words.month },
            ]}
          />
        </div>
        <div className="spend boost">
          <RadioGroup
            label={words.howLong}
            value={term}
            onChange={setTerm}
            look="boost"
            options={[
              { id: 'day', label: words.day, end: `100 ${words.credits}` },
              { id: 'week', label: words.week, end: `500 ${words.credits}` },
            ]}
          />
        </div>
        <FileDrop
          label={words.files}
          hint="JPG, PNG · 6 MB"
          files={files}
          multiple
          accept="image/png,image/jpeg"
          prompt={
            <>
              <strong>{words.pick}</strong> {words.drop}
            </>
          }
          onAdd={(added) => setFiles([...files, ...added.map((file) => ({ id: crypto.randomUUID(), name: file.name, file }))])}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          removeLabel={(file) => `${words.remove}: ${file}`}
          progressLabel={(file) => `${words.uploading}: ${file}`}
        />
      </div>
    </section>
  );
}
