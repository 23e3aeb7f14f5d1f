/** Parts of a document in several languages, each in its own direction. */
import { Fragment, type ReactNode } from 'react';
import { directionOf, type Language } from '../../../../contract/text/languages.ts';
import type { DocumentReader } from './use-readers.ts';

export type Readers = readonly DocumentReader[];

export interface InEachProps {
  of: (reader: DocumentReader) => string;
  readers: Readers;
}

/** Removes the isolates that protect a text inside of another direction. */
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

/** The text in each language; equal texts appear once. */
const textsIn = ({ of, readers }: InEachProps): readonly { language: Language; text: string }[] => {
  const entries = readers.map((reader) => ({ language: reader.language, text: of(reader) }));
  return entries.filter(({ text }, index) => text !== '' && entries.findIndex((other) => bare(other.text) === bare(text)) === index);
};

const InOwnDirection = ({ language, text }: { language: Language; text: string }) => (
  <bdi lang={language} dir={directionOf(language)}>
    {text}
  </bdi>
);

/** A value, one line for each language. */
export const Lines = (props: InEachProps) =>
  textsIn(props).map((entry) => (
    <span key={entry.language} className="pro-forma__line">
      <InOwnDirection {...entry} />
    </span>
  ));

/** A word in all languages, side by side. */
export const Words = (props: InEachProps) =>
  textsIn(props).map((entry, index) => (
    <Fragment key={entry.language}>
      {/* No-break space, so that no line begins with the dot. */}
      {index > 0 && '\u00a0· '}
      <InOwnDirection {...entry} />
    </Fragment>
  ));

/** A column for each language, with label and value. */
export const Columns = ({ name, label, of, readers }: InEachProps & { name: string; label: (reader: DocumentReader) => string }) => (
  <div className="pro-forma__columns" data-row={name}>
    {readers.map((reader) => (
      <dl key={reader.language} lang={reader.language} dir={directionOf(reader.language)}>
        <dt>{label(reader)}</dt>
        <dd>{of(reader)}</dd>
      </dl>
    ))}
  </div>
);

/** A value that is the same in every language, such as a number or a name. */
export const Named = ({ label, readers, children }: { label: InEachProps['of']; readers: Readers; children: ReactNode }) => (
  <div>
    <dt>
      <Words of={label} readers={readers} />
    </dt>
    <dd>{children}</dd>
  </div>
);
