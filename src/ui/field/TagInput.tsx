import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Field, useField, type FieldControl, type FieldTexts } from './Field.tsx';
import { Icon } from '../Icon.tsx';
import { endedPieces, piecesOf } from './tag-pieces.ts';

export interface TagInputProps extends FieldTexts, FieldControl<HTMLInputElement, readonly string[]> {
  limit: number;
  placeholder?: string;
  /** The rules (docs/behaviour.md#keywords): the stored form of a tag, or its fault. Called with the present tags. */
  accept: (typed: string, tags: readonly string[]) => { tag: string } | { problem: string };
  removeLabel: (tag: string) => string;
  /** Words for the count, for instance "3 of 20". */
  countLabel: (used: number, limit: number) => string;
}

/** Keywords: completed with Enter or a comma, removed one by one. */
export function TagInput(props: TagInputProps) {
  const { errorMessage, value, onChange, onBlur, disabled, limit, accept, removeLabel } = props;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const inner = useRef<HTMLInputElement | null>(null);
  const { frame, control } = useField({ ...props, errorMessage: problem ?? errorMessage, isInvalid: problem ? true : props.isInvalid });

  /** Adds all valid parts. An invalid part stays in the field, with the reason. */
  const add = (pieces: string[]) => {
    const tags = [...value];
    const refused: string[] = [];
    let reason: string | undefined;
    for (const piece of pieces.filter((each) => each.trim())) {
      const answer = accept(piece, tags);
      if ('tag' in answer && tags.length < limit) tags.push(answer.tag);
      else {
        refused.push(piece);
        reason ??= 'problem' in answer ? answer.problem : props.countLabel(tags.length, limit);
      }
    }
    setTyped(refused.join(', '));
    setProblem(reason);
    if (tags.length !== value.length) onChange(tags);
  };
  const remove = (tag: string) => {
    onChange(value.filter((each) => each !== tag));
    setProblem(undefined);
    inner.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed.trim()) add(piecesOf(typed));
    } else if (event.key === 'Backspace' && !typed && last !== undefined) remove(last);
  };
  /** Ignored during text composition, because the word is not complete. */
  const take = (text: string, isComposing: boolean) => {
    const ended = isComposing ? null : endedPieces(typed, text);
    if (ended !== null) return add(ended);
    setTyped(text);
    setProblem(undefined);
  };
  /** Handles pasted lines, because a field of one line drops line breaks and would join the words. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!text.includes('\n')) return;
    event.preventDefault();
    add(piecesOf(typed + text));
  };
  return (
    <Field {...frame} end={<span className="hint field__count">{props.countLabel(value.length, limit)}</span>}>
      <div className={classNames('tag-input', control['aria-invalid'] && 'is-invalid')}>
        <ul>
          {value.map((tag) => (
            <li key={tag} className="chip">
              <span dir="auto">{tag}</span>
              <button type="button" aria-label={removeLabel(tag)} onClick={() => remove(tag)} disabled={disabled}>
                <Icon name="close" size="small" />
              </button>
            </li>
          ))}
        </ul>
        <input
          ref={(element) => {
            inner.current = element;
            if (typeof props.ref === 'function') props.ref(element);
            else if (props.ref) props.ref.current = element;
          }}
          name={props.name}
          {...control}
          value={typed}
          onChange={(event) => take(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={({ currentTarget: { value: text } }) => {
            if (piecesOf(text).length > 1) add(piecesOf(text));
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            if (typed.trim()) add(piecesOf(typed));
            onBlur?.();
          }}
          dir="auto"
          // No automatic capitals, because a capital letter would change whether a Turkish i has its dot.
          autoCapitalize="none"
          disabled={disabled}
          placeholder={value.length < limit ? props.placeholder : undefined}
          enterKeyHint="done"
        />
      </div>
    </Field>
  );
}
