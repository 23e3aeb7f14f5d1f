/**
 * Every free text field of a member's call: where it is checked for bank details, or why it is not.
 * tests/unit/quote/bank-fields.test.ts compares the list with the calls.
 */
import { apiLanguages } from '../../../contract/text/languages.ts';

/** `proForma`: by its names and addresses; a message, a subject and a quote by their chat; the others by their public pages. */
export type LookedAt = 'message' | 'subject' | 'quote' | 'proForma' | 'request' | 'company' | 'product' | 'certificate';
interface NotRead {
  readonly because: string;
}
export type TextField = LookedAt | readonly LookedAt[] | NotRead;

const because = (reason: string): NotRead => ({ because: reason });
const moderators = because('moderators and its owner read it only');
const picture = because('names of pictures are not kept');
const film = because('only the id of a film is kept');

/** The fields of texts in further languages. */
const inLanguages = (field: string, names: readonly string[], where: LookedAt): Record<string, LookedAt> =>
  Object.fromEntries(apiLanguages.flatMap((language) => names.map((name) => [`${field}/${language}/${name}`, where])));

/** A field of an object is named after it, with a slash; `*` is an item of a list. Files are checked by name. */
export const textFields: Readonly<Record<string, Readonly<Record<string, TextField>>>> = {
  CreateChat: {
    chatNameForAll: 'subject',
    text: 'message',
    'inquiry/goods/place/detail': 'message',
    'inquiry/freight/from/detail': 'message',
    'inquiry/freight/to/detail': 'message',
  },
  AskForQuote: {
    text: 'message',
    'inquiry/goods/place/detail': 'message',
    'inquiry/freight/from/detail': 'message',
    'inquiry/freight/to/detail': 'message',
  },
  DeclineQuote: { note: 'message' },
  SendMessage: { 'Data.Message.Text': 'message', 'Data.File': 'message', 'Data.Image': 'message' },
  SendQuote: {
    'goods/note': 'quote',
    'goods/delivery/place/detail': 'quote',
    'goods/bank/accountName': 'quote',
    'goods/bank/bankName': 'quote',
    'goods/bank/account': 'quote',
    'goods/bank/swift': 'quote',
    'freight/bank/accountName': 'quote',
    'freight/bank/bankName': 'quote',
    'freight/bank/account': 'quote',
    'freight/bank/swift': 'quote',
    'freight/note': 'quote',
    'freight/from/detail': 'quote',
    'freight/to/detail': 'quote',
  },
  AddAndEditRequest: {
    'Request.Name': ['request', 'proForma'],
    'Request.Description': 'request',
    ...inLanguages('Request.Texts', ['name', 'description'], 'request'),
    'Request.Keywords/*': 'request',
    'Request.Facts/delivery/place/detail': 'request',
    'Request.Facts/from/detail': 'request',
    'Request.Facts/to/detail': 'request',
    'Request.ImageUrls/*': because('an address of a picture that is stored'),
    'Request.FileUrls/*': because('an address of a file that is stored'),
    ImageList: picture,
    FileList: 'request',
  },
  AddAndEditProduct: {
    'Product.Name': 'product',
    'Product.Description': 'product',
    ...inLanguages('Product.Texts', ['name', 'description'], 'product'),
    'Product.Code': 'product',
    'Product.Facts/delivery/place': 'product',
    'Product.ProductKeywords/*': 'product',
    'ImageURLs/*': because('an address of a picture that is stored'),
    ImageList: picture,
  },
  AddCompany: {
    'data/companyName': ['company', 'proForma'],
    'data/description': 'company',
    'data/address/email': 'company',
    'data/address/fax': 'company',
    'data/address/postalCode': ['company', 'proForma'],
    'data/address/stDescription': ['company', 'proForma'],
    'data/address/stHeader': 'company',
    'data/companyKeywords/*': 'company',
    'data/webSite': 'company',
    'data/taxpayerNumber': 'proForma',
    'data/taxpayerOffice': 'proForma',
  },
  EditCompany: {
    Name: ['company', 'proForma'],
    Description: 'company',
    ...inLanguages('Company.Texts', ['description'], 'company'),
    'Address.stHeader': 'company',
    'Address.stDescription': ['company', 'proForma'],
    'Address.PostalCode': ['company', 'proForma'],
    'CompanyKeywords/*': 'company',
    PromotionVideoUrl: film,
    WebSite: 'company',
    TaxpayerNumber: 'proForma',
    TaxpayerOffice: 'proForma',
    HSCode: 'company',
    BankNames: 'company',
    Fax: 'company',
    Logo: picture,
    MainPhoto: picture,
    OtherDocuments: moderators,
  },
  AddAndEditCertificate: { Number: 'certificate', Issuer: 'certificate', Document: moderators },
  // Fields of the account's own company, in whose name its main user may write.
  Register: {
    fullname: 'proForma',
    password: because('a secret'),
    Ref: because('who sent somebody here'),
  },
  EditUserProfile: {
    Version: because('a version that was read'),
    FullName: because('the account’s own company keeps the name with which it began'),
    'Address.stHeader': because('the account’s own company has no page'),
    'Address.stDescription': 'proForma',
    'Address.PostalCode': 'proForma',
    'Address.Fax': because('the account’s own company has no page'),
    'Address.Email': because('the account’s own company has no page'),
    ProfilePicture: picture,
  },
};

/** Calls whose texts no other account reads. */
export const unreadCalls: Readonly<Record<string, string>> = {
  EditPassword: 'a secret',
  ResetPassword: 'a secret',
  Logout: 'a secret of the session',
  UpdateFcmToken: 'an address of a device',
  AcceptInvitation: 'a name that the own account reads',
  AddSubUser: 'a name that the own account reads',
  AddFavourite: 'a key of what is saved',
  UploadFile: 'the call that takes the file is looked at, with the name of the file',
  RemoveFavourite: 'a key of what is saved',
  SaveSearch: 'a name that its owner reads',
  EditSavedSearch: 'a name that its owner reads',
  ConnectIdentity: 'a secret',
  RemoveSecondFactor: 'a code',
  AddPasskey: 'what the browser reports of a device',
  RenamePasskey: 'a name that its owner reads',
  StopFactorRecovery: 'a secret',
  StopSearchMails: 'a secret',
  KeepAddress: 'a secret',
  DenySignIn: 'a secret',
  PayFromIyzico: 'card and payer, which the bank reads',
  PayFromSandbox: 'card and payer, which the bank reads',
  ReportChat: 'a note that moderators read',
  AddAppeal: 'an appeal that moderators read',
  AddNotice: 'a report that moderators read',
  AddContactUs: 'a message that the operator reads',
};
