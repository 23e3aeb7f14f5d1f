/** A company as its owner reads it, before anything was added. */
import type { OwnCompany } from '../../../contract/company/shapes.ts';

const id = (letter: string): string => letter.repeat(24);

export const storedCompany = (more: object): OwnCompany =>
  ({
    id: id('a'),
    version: 1,
    name: 'Nil',
    type: { id: id('b') },
    email: 'a@b.example',
    description: 'Towels',
    companyKeywords: ['towel'],
    webSite: '',
    promotionVideoUrl: '',
    numberOfEmployee: '',
    hsCode: '',
    bankNames: '',
    logoURL: '/media/logo.jpg',
    mainPhotoUrl: '',
    taxpayerNumber: '',
    taxpayerOffice: '',
    documents: [],
    categories: [],
    activityArea: null,
    ...more,
  }) as unknown as OwnCompany;
