/** Every form of the business area: its initial values, and what a person types. */
import type { FieldValues } from 'react-hook-form';
import { flags, type Permissions } from '../../../contract/permissions.ts';
import { quoteForm, startOf } from '../../../src/account/chat/quote/quote-form.ts';
import { companyForm } from '../../../src/account/company/form/form.ts';
import { emptyCompany } from '../../../src/account/company/form/values.ts';
import { emptyProduct, productForm } from '../../../src/account/product/form.ts';
import { newPicture, storedPictures } from '../../../src/account/product/pictures.ts';
import { emptyRequest, requestForm } from '../../../src/account/request/form.ts';
import { searchNameForm } from '../../../src/account/favourite/form.ts';
import { editStaffForm, emptyStaff, inviteForm, newStaffForm } from '../../../src/account/staff/form.ts';
import { profileForm } from '../../../src/account/user/form.ts';
import type { DraftRules } from '../../../src/form/draft-values.ts';

const id = (letter: string): string => letter.repeat(24);
const photo = new File(['a picture'], 'photo.jpg', { type: 'image/jpeg' });
const sheet = new File(['a;b'], 'şartname 1.xlsx');
const nothingMay = Object.fromEntries(flags.map((flag) => [flag, false])) as Permissions;

export interface FormCase {
  name: string;
  form: { draft?: DraftRules };
  start: FieldValues;
  /** Texts, choices and lists that a draft keeps. */
  typed: FieldValues;
  /** Files and passwords, which no draft keeps. */
  lost: FieldValues;
}

const request = {
  name: 'İplik ring 30/1',
  description: 'Ne 30/1, 20 t',
  keywords: ['iplik', 'خيوط'],
  categoryId: id('1'),
  type: '2',
  hsCode: '5205.24',
  quantity: '20',
  unit: 'TNE',
  incoterm: 'CIF',
  deliveryCountryId: id('2'),
  originCountryIds: [id('2'), id('3')],
  certificates: ['gots', 'oekoTex'],
  validUntil: '2026-12-31',
};
const company = {
  name: 'Nil & Sons',
  description: 'Полотенца',
  keywords: ['towel'],
  countryId: id('2'),
  cityId: id('3'),
  phone: { country: id('4'), digits: '222748150' },
  categories: [{ categoryId: id('5'), subCategoryIds: [id('6'), id('7')] }],
};
const product = { name: 'منشفة', description: 'Cotton', keywords: ['towel'], categoryId: id('1'), subCategoryId: id('2') };
const storedProduct = { ...emptyProduct, name: 'Towel', pictures: storedPictures(['/media/p/1.jpg', '/media/p/2.jpg']) };
const profile = {
  fullName: 'Elif',
  gender: '0',
  language: 'TR',
  phone: { country: null, digits: '' },
  addressPhone: { country: null, digits: '' },
  addressEmail: '',
  emailLevel: '1',
  phoneLevel: '1',
  appLevel: '1',
  picture: null,
  countryId: null,
  cityId: null,
};

export const everyForm: readonly FormCase[] = [
  { name: 'a new request', form: requestForm, start: emptyRequest(undefined), typed: request, lost: { images: [photo], files: [sheet] } },
  {
    name: 'a request that is edited',
    form: requestForm,
    start: { ...emptyRequest('1'), name: 'Yarn', fileUrls: ['/media/p/a.pdf', '/media/p/b.pdf'] },
    typed: { ...request, fileUrls: ['/media/p/b.pdf'] },
    lost: { files: [sheet] },
  },
  { name: 'a new company', form: companyForm, start: emptyCompany, typed: { name: 'Nil', keywords: ['towel'], typeId: id('1') }, lost: {} },
  {
    name: 'a company that is edited',
    form: companyForm,
    start: { ...emptyCompany, name: 'Nil' },
    typed: company,
    lost: { logo: photo, cover: photo, documents: [sheet], removedDocuments: [id('8')] },
  },
  { name: 'a new product', form: productForm, start: emptyProduct, typed: product, lost: { pictures: [newPicture(photo)] } },
  {
    name: 'a product that is edited',
    form: productForm,
    start: storedProduct,
    typed: { ...product, pictures: [...storedProduct.pictures].reverse() },
    lost: {},
  },
  {
    name: 'a new colleague',
    form: newStaffForm,
    start: emptyStaff,
    typed: { name: 'Ayşe', email: 'ayse@kervan.example', phone: { country: id('4'), digits: '5321234567' } },
    lost: { password: 'never-to-be-stored', again: 'never-to-be-stored' },
  },
  {
    name: 'the rights of a colleague',
    form: editStaffForm(null, ''),
    start: { email: 'ayse@kervan.example', permissions: nothingMay, budget: '' },
    typed: { email: 'ayse@other.example', permissions: { ...nothingMay, addCompany: true }, budget: '500' },
    lost: {},
  },
  {
    name: 'an invitation',
    form: inviteForm(null),
    start: { email: '', permissions: nothingMay, budget: '' },
    typed: { email: 'ayse@kervan.example', permissions: { ...nothingMay, addCompany: true }, budget: '500' },
    lost: {},
  },
  { name: 'the name of a saved search', form: searchNameForm, start: { name: 'Cotton' }, typed: { name: 'Пряжа' }, lost: {} },
  {
    name: 'a quote',
    form: quoteForm('goods', 'en'),
    start: startOf(undefined, Date.UTC(2026, 10, 22), 'en'),
    typed: {
      price: '4,2',
      quantity: '400',
      currency: 'EUR',
      incoterm: 'DAP',
      countryId: id('1'),
      place: 'ميناء أم قصر',
      payment: 'openAccount',
      paymentDays: '60',
      note: 'Ne 30/1',
    },
    lost: {},
  },
  {
    name: 'the profile',
    form: profileForm,
    start: profile,
    typed: { fullName: 'Elif Yıldırım', phone: { country: id('4'), digits: '5322140718' }, cityId: id('3'), emailLevel: '3' },
    lost: { picture: photo },
  },
];
