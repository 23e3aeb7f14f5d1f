import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { type Place, placeAddress } from './address.ts';

/** The search field; the address stores its text. */
export function Search({ section, place }: { section: 'people' | 'companies'; place: Place }) {
  const { t } = useTexts();
  const [text, setText] = useState(place.text ?? '');
  const find = () => open(placeAddress(section, { text: text.trim() }));
  return (
    <search className="people-search">
      <TextField
        label={t(`people.find.${section}`)}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={setText}
        onKeyDown={({ key }) => {
          if (key === 'Enter') find();
        }}
      />
      <Button variant="secondary" icon="search" onClick={find}>
        {t('people.find.do')}
      </Button>
      <Select
        label={t('people.find.which')}
        value={place.suspended === undefined ? '' : '1'}
        onChange={(suspended) => open(placeAddress(section, { suspended }))}
        options={[
          { id: '', label: t('people.find.all') },
          { id: '1', label: t('people.find.suspended') },
        ]}
      />
    </search>
  );
}
