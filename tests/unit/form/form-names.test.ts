/** Every field that the API can refuse is found in the form that sends it. */
import { expect, test } from 'vitest';
import { companyForm } from '../../../src/account/company/form/form.ts';
import { editCompanyBody, emptyCompany, newCompanyBody } from '../../../src/account/company/form/values.ts';
import { emptyProduct, productForm, productInput } from '../../../src/account/product/form.ts';
import { emptyRequest, requestBody, requestForm } from '../../../src/account/request/form.ts';
import { newStaffForm, emptyStaff, staffBody } from '../../../src/account/staff/form.ts';
import { contactForm } from '../../../src/islands/contact/contact-form.ts';
import { emptySignUp, signUpBody, signUpForm } from '../../../src/islands/account/sign-up-form.ts';
import { blamedFields } from '../../../src/form/field-errors.ts';

const stored = { id: 'a'.repeat(24), version: 1 };
/** Fields that identify the object or its stored parts, which no person fills in. */
const own = /^(Request|Product)\.(Id|Version|ImageUrls|FileUrls)$|^(CompanyId|Version|language)$/;

test.each([
  ['a request', requestForm.names, requestBody(emptyRequest('1'), stored), { 'Request.CompanyId': 'companyId' }],
  ['a product', productForm.names, productInput(emptyProduct, stored.id, stored, 'en').body, { 'Product.Name': 'name' }],
  ['a company', companyForm.names, editCompanyBody(emptyCompany, stored, [], 'en'), { 'Address.CityId': 'cityId' }],
  ['a new company', companyForm.names, newCompanyBody(emptyCompany).data, { companyTypeId: 'typeId' }],
  ['sign-up', signUpForm.names, signUpBody(emptySignUp, [], 'en'), { Ref: 'referral' }],
  ['a first message', contactForm('en', true).names, { fromCompanyId: '', text: '' }, { 'inquiry.goods.quantity.amount': 'quantity' }],
  ['a colleague', newStaffForm.names, staffBody(emptyStaff, []), { stPhone: 'phone' }],
] as const)('of %s has each field that the API can refuse', (_, names, body, example) => {
  const sent = Object.keys(body).filter((name) => !own.test(name));
  const lost = sent.filter((name) => blamedFields({ [name]: 'INVALID' }, names as Record<string, string>).length === 0);
  expect(lost).toEqual([]);
  for (const [wire, field] of Object.entries(example))
    expect(blamedFields({ [wire]: 'REQUIRED' }, names as Record<string, string>)).toEqual([{ name: field, code: 'REQUIRED' }]);
});
