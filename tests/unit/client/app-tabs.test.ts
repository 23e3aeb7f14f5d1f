/** Where the app's bars lead (docs/requirements.md#shell-of-the-native-app-p-27). */
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../contract/site/index.ts';
import { isTopLevel, parentPath, tabOf } from '../../../src/client/host/app-tabs.ts';

describe('the back link of a page that the app opened first', () => {
  test.each([
    ['/imports/0123', '/imports'],
    ['/imports', '/search'],
    ['/search?selected=2&value=oil', '/search'],
    ['/companies/nile', '/companies'],
    ['/companies/nile/products/0123', '/companies/nile/products'],
    ['/blogs/first', '/blogs'],
    ['/blogs', '/'],
    ['/about-us', '/'],
    ['/404', '/'],
    ['/plans', '/'],
    ['/my-companies/0123', '/my-companies'],
    ['/my-companies', '/profile-tab'],
    ['/add-new-company', '/my-companies'],
    ['/add-product/0123', '/my-companies'],
    ['/edit-product/0123/4567', '/my-companies'],
    ['/add-request?type=2', '/my-requests'],
    ['/edit-request/0123', '/my-requests'],
    ['/profile-settings', '/profile-tab'],
    ['/notifications', '/profile-tab'],
    ['/payment/success/1/0123', '/membership'],
    ['/sign-up', '/sign-in'],
    ['/forgot-password', '/sign-in'],
    // Without this a guest would be sent back to the same page by the profile tab.
    ['/sign-in?redirect=%2Fprofile-tab', '/'],
  ])('%s → %s', (path, parent) => expect(parentPath(path, pageOf(path))).toBe(parent));
});

test.each([
  ['/', true],
  ['/?type=2', true],
  ['/search', true],
  ['/search?selected=2&page=2', true],
  ['/search?value=oil', false],
  ['/search?selected=2&category=0123', false],
  ['/messages?chatId=0123', true],
  ['/profile-tab', true],
  ['/profile', false],
  ['/imports', false],
])('%s is the page of a tab: %s', (path, is) => expect(isTopLevel(path)).toBe(is));

test.each([
  ['/?type=2', 'home'],
  ['/plans', 'home'],
  ['/logistic-needs/0123', 'search'],
  ['/messages?chatId=0123', 'messages'],
  ['/sign-in', 'profile'],
  ['/payment/success/1/0123', 'profile'],
])('%s belongs to the tab %s', (path, tab) => expect(tabOf(pageOf(path))).toBe(tab));
