import type { Category } from '../../../../contract/lookup/calls.ts';
import type { Product } from '../../../../contract/product/shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useTexts } from '../../shared/texts.tsx';
import { cellsOf } from './cells.ts';
import { writeTable } from './table.ts';
import { useHeadings } from './use-headings.ts';

/** `text/csv` of a table. */
export const tableBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });
/** The day as file names carry it. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** All products as a table, and the table without any. */
export function ExportBox({ products, categories }: { products: readonly Product[]; categories: readonly Category[] }) {
  const { t, number, language } = useTexts();
  const { headings, separator } = useHeadings();
  const save = (kind: 'export' | 'template', rows: readonly Product[]): void =>
    saveFile(
      tableBlob(
        writeTable(
          rows.map((product) => cellsOf(product, categories, language)),
          headings,
          separator,
        ),
      ),
      `${t(`productImport.fileName.${kind}`)}${kind === 'export' ? `-${dayOf(new Date())}` : ''}.csv`,
    );
  return (
    <section className="card stack gap-4" aria-labelledby="export-title">
      <h2 id="export-title">{t('productImport.export.title')}</h2>
      <p className="soft">{t(products.length === 0 ? 'productImport.export.none' : 'productImport.export.text')}</p>
      <div className="row">
        {products.length > 0 && (
          <Button variant="secondary" icon="download" onClick={() => save('export', products)}>
            {t('productImport.export.button', { number: number(products.length) })}
          </Button>
        )}
        <Button variant={products.length > 0 ? 'quiet' : 'secondary'} icon="file" onClick={() => save('template', [])}>
          {t('productImport.export.template')}
        </Button>
      </div>
    </section>
  );
}
