import { type MarkName, providerMarks } from './marks.ts';

/** The logo of a provider, beside its name. */
export function ProviderMark({ provider }: { provider: MarkName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden>
      {providerMarks[provider].map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  );
}
