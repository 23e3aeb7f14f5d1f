/** The pages of the request's form come as one script: they share nearly all of it. */
export { EditRequestPage } from './EditRequestPage.tsx';
export { NewRequestPage } from './NewRequestPage.tsx';
