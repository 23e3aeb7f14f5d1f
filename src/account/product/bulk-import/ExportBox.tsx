import { useState } from 'react';
import type { Product } from '../../../../contract/product/shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { saveFile } from '../../shared/fields/save-file.ts';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import type * as ExportFiles from './export-files.ts';
import { dayOf, tableBlob } from './files.ts';
import type { Lists } from './value-suggestions.ts';
import { useHeadings } from './sheet/use-headings.ts';

/** Reads a stored picture. The browser's cache may be used, because a picture never changes at its address. */
async function readPicture(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** All products as a workbook or CSV, with or without their pictures, and the template. */
export function ExportBox({ products, lists }: { products: readonly Product[]; lists: Lists }) {
  const { t, number, language } = useTexts();
  const { headings, separator } = useHeadings();
  const [read, setRead] = useState<number | null>(null);
  const urls = [...new Set(products.flatMap(({ imageURLs }) => imageURLs))];
  const isEmpty = products.length === 0;
  const texts = { t, language, headings, separator };
  const exportName = (): string => `${t('bulkImport.fileName.export')}-${dayOf(new Date())}`;
  const save = async (name: string, make: (files: typeof ExportFiles) => Blob | Promise<Blob>): Promise<void> => {
    try {
      saveFile(await make(await import('./export-files.ts')), name);
    } catch {
      sayFailure(t('errors.NETWORK'));
    }
  };
  const saveArchive = async (): Promise<void> => {
    setRead(0);
    try {
      const { archiveOf } = await import('./export-archive.ts');
      const { productsText } = await import('./export-files.ts');
      const made = await archiveOf({
        urls,
        table: { name: `${exportName()}.csv`, text: productsText(products, lists, texts) },
        read: readPicture,
        onRead: setRead,
      });
      if (made === 'large') sayFailure(t('bulkImport.export.large'));
      else if (made === 'unread') sayFailure(t('errors.NETWORK'));
      else saveFile(made, `${exportName()}.zip`);
    } catch {
      sayFailure(t('errors.NETWORK'));
    }
    setRead(null);
  };
  return (
    <section className="card stack gap-4" aria-labelledby="export-title">
      <h2 id="export-title">{t('bulkImport.export.title')}</h2>
      <p className="soft">{t(isEmpty ? 'bulkImport.export.none' : 'bulkImport.export.text')}</p>
      <div className="row">
        {!isEmpty && (
          <>
            <Button
              variant="secondary"
              icon="download"
              onClick={() => void save(`${exportName()}.xlsx`, ({ productsWorkbook }) => productsWorkbook(products, lists, texts))}
            >
              {t('bulkImport.export.button', { number: number(products.length) })}
            </Button>
            <Button
              variant="secondary"
              icon="download"
              onClick={() => void save(`${exportName()}.csv`, ({ productsText }) => tableBlob(productsText(products, lists, texts)))}
            >
              {t('bulkImport.export.csv')}
            </Button>
            <Button variant="secondary" icon="image" busy={read !== null} onClick={() => void saveArchive()}>
              {t('bulkImport.export.zip')}
            </Button>
          </>
        )}
        <Button
          variant={isEmpty ? 'secondary' : 'quiet'}
          icon="file"
          onClick={() => void save(`${t('bulkImport.fileName.template')}.xlsx`, ({ templateWorkbook }) => templateWorkbook(lists, texts))}
        >
          {t('bulkImport.export.template')}
        </Button>
      </div>
      {read !== null && (
        <div className="stack gap-1">
          <Progress value={read} max={urls.length} label={t('bulkImport.export.zip')} />
          <p className="text-sm">{t('bulkImport.export.reading', { done: number(read), total: number(urls.length) })}</p>
        </div>
      )}
    </section>
  );
}
