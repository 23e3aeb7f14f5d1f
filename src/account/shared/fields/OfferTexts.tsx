import { LongTextInput } from '../../../form/fields/LongTextInput.tsx';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { KeywordsField, type KeywordsFieldProps } from './KeywordsField.tsx';

interface OfferValues {
  name: string;
  description: string;
}

export interface OfferTextsProps extends Pick<KeywordsFieldProps, 'limit' | 'toCheck'> {
  /** Labels and hints of the fields. */
  texts: { name: readonly [label: string, hint: string]; description: readonly [label: string, hint: string]; tags: string };
  nameMax: number;
}

/** Name, description and keywords of a product or request. */
export function OfferTexts({ texts: { name, description, tags }, nameMax, ...keywords }: OfferTextsProps) {
  return (
    <>
      <div className="whole">
        <TextInput<OfferValues> name="name" label={name[0]} hint={name[1]} maxLength={nameMax} isRequired />
      </div>
      <div className="whole">
        <LongTextInput<OfferValues> name="description" label={description[0]} hint={description[1]} rows={7} isRequired />
      </div>
      <div className="whole">
        <KeywordsField label={tags} isNameWritten {...keywords} />
      </div>
    </>
  );
}
