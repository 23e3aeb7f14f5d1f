/** The texts of each subject that are checked together: everything that authors type and others read (fields.ts). */
import type { CheckedText } from './mention.ts';
import type { AuthorDescriptions, AuthorText, AuthorTexts } from '../text/author-texts.ts';
import type { PublicCompany, ShownCertificate } from '../company/shapes.ts';
import type { BankAccount } from '../quote/bank-shapes.ts';
import type { ProFormaDocument, ProFormaParty, QuoteTerms } from '../quote/shapes.ts';
import type { Product } from '../product/shapes.ts';
import type { RequestCard } from '../request/shapes.ts';
import type { RequestFacts } from '../trade/shown.ts';

/** The texts of one company that the other one reads. */
export interface CompanyTexts {
  companyId: string;
  texts: CheckedText[];
}

const written = (texts: readonly (string | undefined)[]): string[] => texts.flatMap((text) => text || []);

/** The words of a file name without spaces: `new_bank-account.pdf`. */
export const fileNameText = (name: string): string => name.replace(/[_-]+/g, ' ');

/** The texts of a message. */
export const messageTexts = (text: string, fileName: string | undefined): string[] =>
  written([text, fileName === undefined ? undefined : fileNameText(fileName)]);

const bankTexts = (bank: BankAccount | undefined): CheckedText[] =>
  bank === undefined
    ? []
    : [
        ...written([bank.accountName, bank.bankName]),
        { kind: 'account', typed: bank.account },
        ...(bank.swift ? [{ kind: 'swift', typed: bank.swift } as const] : []),
      ];

export const quoteTexts = ({ goods, freight }: QuoteTerms): CheckedText[] => [
  ...written([goods?.note, goods?.delivery?.place?.detail, freight?.note, freight?.from?.detail, freight?.to?.detail]),
  ...bankTexts((goods ?? freight)?.bank),
];

const partyTexts = ({ name, address, postalCode, taxOffice, taxNumber, email }: ProFormaParty): string[] =>
  written([name, address, postalCode, taxOffice, taxNumber, email]);

/** The texts of a pro-forma by their author. @param senderId the company that quoted; the request is that of the other one */
export function proFormaTexts({ seller, buyer, requestName, terms, bank }: ProFormaDocument, senderId: string): CompanyTexts[] {
  return [seller, buyer].map((party) => ({
    companyId: party.companyId,
    texts: [
      ...partyTexts(party),
      ...(party === seller ? bankTexts(bank) : []),
      ...(party.companyId === senderId ? quoteTexts(terms) : written([requestName])),
    ],
  }));
}

/** All texts of a document, of both sides. */
export const documentTexts = ({ seller, buyer, requestName, terms, bank }: ProFormaDocument): CheckedText[] => [
  ...partyTexts(seller),
  ...partyTexts(buyer),
  ...written([requestName]),
  ...quoteTexts(terms),
  ...bankTexts(bank),
];

const textsOf = (texts: AuthorTexts | AuthorDescriptions = {}): (string | undefined)[] =>
  Object.values(texts).flatMap((text: Partial<AuthorText>) => [text.name, text.description]);

interface WithTexts extends AuthorText {
  original?: AuthorText | undefined;
  texts?: AuthorTexts | undefined;
}
const authorTexts = ({ name, description, original, texts }: WithTexts): (string | undefined)[] => [
  name,
  description,
  original?.name,
  original?.description,
  ...textsOf(texts),
];

type ReadRequest = WithTexts & Pick<RequestCard, 'keywords'> & { facts?: RequestFacts | undefined; fileNames?: string[] | undefined };

/**
 * The texts of a request, as readers, its owner or a moderator get it. Keywords are joined in one line, since an account number may be
 * split among them.
 */
export const requestTexts = (request: ReadRequest): string[] =>
  written([
    ...authorTexts(request),
    request.keywords.join(' '),
    request.facts?.goods?.delivery?.place?.detail,
    request.facts?.freight?.from?.detail,
    request.facts?.freight?.to?.detail,
    ...(request.fileNames ?? []).map(fileNameText),
  ]);

export const productTexts = (product: Pick<Product, 'code' | 'productKeywords' | 'facts'> & WithTexts): string[] =>
  written([...authorTexts(product), product.code, product.productKeywords.join(' '), product.facts?.delivery?.place]);

export const certificateTexts = ({ number, issuer }: Pick<ShownCertificate, 'number' | 'issuer'>): string[] => written([number, issuer]);

type ReadCompany = Pick<
  PublicCompany,
  'name' | 'description' | 'companyKeywords' | 'hsCode' | 'bankNames' | 'webSite' | 'email' | 'address' | 'certificates'
> & { texts?: AuthorDescriptions | undefined };

export const companyTexts = ({ address, certificates = [], ...company }: ReadCompany): string[] =>
  written([
    company.name,
    company.description,
    ...textsOf(company.texts),
    company.companyKeywords.join(' '),
    company.hsCode,
    company.bankNames,
    company.webSite,
    company.email,
    address.stHeader,
    address.stDescription,
    address.postalCode,
    address.fax,
    address.email,
    ...certificates.flatMap(certificateTexts),
  ]);
