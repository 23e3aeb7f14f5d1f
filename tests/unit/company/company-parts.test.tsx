/** The parts of the company form as a person sees them: what is required is marked, and nothing else. */
import { FormProvider } from 'react-hook-form';
import { expect, test } from 'vitest';
import { getCities } from '../../../contract/lookup/calls.ts';
import { itemsOfParts, type Part } from '../../../src/account/company/form/parts.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { storedCompany } from '../../support/data/stored-company.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

stubPage();
const { draw, serveWrites } = await import('../../support/browser/screen.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { BasicsPart } = await import('../../../src/account/company/form/BasicsPart.tsx');
const later = await import('../../../src/account/company/form/later-parts.ts');
const { useCompanyForm } = await import('../../../src/account/company/form/use-company-form.ts');
updateCredentials(credentialsOf());
serveWrites();

const [countryId, cityId] = ['d'.repeat(24), 'e'.repeat(24)];
const place = (id: string) => ({ id, description: '' });
queryClient.setQueryData(keyOf(getCities, { params: { countryId } }), [{ ...place(cityId), areas: [place('f'.repeat(24))] }] as never);
const address = { phone: '', fax: '-', postalCode: '', countryCode: 'EG', countryId, cityId, areaId: '', stDescription: '', stHeader: '' };
const company = storedCompany({ address });

function PartOf({ part }: { part: Part }) {
  const { form, lists } = useCompanyForm(company, [], part);
  return (
    <FormProvider {...form}>
      {part === 'basics' && <BasicsPart keywordLimit={5} />}
      {part === 'logo' && <later.PicturesPart logoUrl="" coverUrl="" lists={lists} />}
      {part === 'address' && <later.AddressPart />}
      {part === 'tax' && <later.TaxPart documents={[]} list={lists.documents} />}
      {part === 'categories' && <later.CategoriesPart categoryLimit={1} />}
      {part === 'trade' && <later.TradePart />}
      {part === 'languages' && <later.LanguagesPart />}
    </FormProvider>
  );
}

test.each([
  ['basics', ['field.name', 'field.type', 'field.email', 'field.description', 'field.tags', 'field.webSite']],
  ['logo', ['picture.logo']],
  ['address', ['addressHeader', 'country', 'city', 'area', 'postalCode', 'addressDescription', 'phone'].map((name) => `field.${name}`)],
  ['tax', ['field.taxNumber', 'field.taxOffice']],
  ['categories', ['field.category', 'field.activityArea']],
  ['trade', []],
  ['languages', []],
] as const)('the part "%s" marks each item that approval needs, and nothing else', (part, labels) => {
  const marked = [...draw(<PartOf part={part} />).matchAll(/company\.([\w.]+)(?:<!-- -->)?<span aria-hidden="true"> \*<\/span>/g)];
  expect(marked.map(([, label]) => label)).toEqual(labels);
  expect(labels).toHaveLength(itemsOfParts[part].length);
});
