/** The pages of the company's form come as one script: they share nearly all of it. */
export { CompanyPage } from './CompanyPage.tsx';
export { NewCompanyPage } from './NewCompanyPage.tsx';
