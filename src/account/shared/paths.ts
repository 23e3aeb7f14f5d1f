/** Every address of the business area (section 2), without language prefix. */
export const paths = {
  profile: '/profile',
  // The app's profile menu.
  profileTab: '/profile-tab',
  profileSettings: '/profile-settings',
  companies: '/my-companies',
  company: '/my-companies/:id',
  addCompany: '/add-new-company',
  addProduct: '/add-product/:companyId',
  editProduct: '/edit-product/:companyId/:productId',
  requests: '/my-requests',
  addRequest: '/add-request',
  editRequest: '/edit-request/:id',
  messages: '/messages',
  membership: '/membership',
  notifications: '/notifications',
  staff: '/my-staff',
  moderation: '/moderation',
  payment: '/payment/:type/:id',
  paymentSuccess: '/payment/success/:type/:id',
} as const;

export type RouteName = keyof typeof paths;
