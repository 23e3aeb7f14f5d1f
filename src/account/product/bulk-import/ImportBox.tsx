import { lazy, Suspense, useMemo } from 'react';
import type { Category } from '../../../../contract/lookup/schemas.ts';
import { minuteMs } from '../../../../contract/limits.ts';
import type { Product } from '../../../../contract/product/shapes.ts';
import { usePlanLimits } from '../../shared/gate/limits.ts';
import { useCountries } from '../../shared/data/lookups.ts';
import { planRefusal } from '../../shared/gate/plan-state.ts';
import { useProductUse } from '../../shared/gate/product-use.ts';
import { useSession } from '../../shared/data/use-session.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useClock } from '../../shared/data/use-clock.ts';
import { productLimitsOf } from '../form.ts';
import { SourceFields } from './SourceFields.tsx';
import { useImport } from './use-import.ts';
import { useSource } from './use-source.ts';

/** Loaded when a table is chosen. */
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }));
const Run = lazy(async () => ({ default: (await import('./Run.tsx')).Run }));

export interface ImportBoxProps {
  companyId: string;
  products: readonly Product[];
  categories: readonly Category[];
}

/** An import from the choice of files to the result of each row. */
export function ImportBox({ companyId, products, categories }: ImportBoxProps) {
  const { t, language } = useTexts();
  const source = useSource(language);
  const room = useRoom();
  const plan = usePlanLimits('AddProductKeywords', 'AddProductImage');
  const countries = useCountries();
  const known = useMemo(
    () => ({ products, categories, countries, language, limitsFor: (present: Product | null) => productLimitsOf(plan, present, language) }),
    [products, categories, countries, language, plan],
  );
  const made = useImport(companyId, source, known, room);
  const lists = { categories, countries };
  const { table, words } = source;
  const writer = table !== null && 'rows' in table ? words?.writers[table.language] : undefined;
  return (
    <section className="card stack gap-6" aria-labelledby="import-title">
      <h2 id="import-title">{t('bulkImport.import.title')}</h2>
      <SourceFields source={source} made={made} />
      {made.rows.length > 0 && source.file !== null && writer !== undefined && (
        <Suspense>
          <Preview
            key={source.file.hash}
            fileHash={source.file.hash}
            made={made}
            room={room}
            lists={lists}
            writer={writer}
            keywordsMax={({ present }) => known.limitsFor(present).keywords}
          />
          <Run companyId={companyId} made={made} lists={lists} />
        </Suspense>
      )}
    </section>
  );
}

/** How many products the plan still allows; 0 until it is known. */
function useRoom(): number {
  const use = useProductUse();
  const refusal = planRefusal(useSession(), useClock(minuteMs));
  return refusal !== null || use === undefined ? 0 : Math.max(0, use.limit - use.used);
}
