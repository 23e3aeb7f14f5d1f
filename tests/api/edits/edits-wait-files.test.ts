/** Pictures and documents of a pending edit: kept as long as one of the two versions refers to them, deleted once neither does. */
import { describe, expect, test, vi } from 'vitest';
import { deleteUser } from '../../../contract/auth/calls.ts';
import { deleteCompany } from '../../../contract/company/calls.ts';
import { deleteRequest } from '../../../contract/request/calls.ts';
import { data } from '../../support/api/api-client.ts';
import {
  decided,
  editedCompany,
  editedRequest,
  ownCompany,
  ownRequest,
  type Published,
  published,
  sentCompany,
  sentRequest,
} from '../../support/api/published.ts';
import { coverFile, docxBytes, file, logoFile, pictureFile } from '../../support/data/sample-files.ts';
import { allRows, firstRow } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 30_000 });

/** @returns the state of each file by its address */
async function statesOf(urls: readonly (string | undefined)[]): Promise<unknown[]> {
  const results = await allRows<{ url: string; state: string }>("SELECT '/media/' || r2_key AS url, state FROM media");
  const states = new Map(results.map(({ url, state }) => [url, state]));
  return urls.map((url) => states.get(url ?? ''));
}
const stored = (table: 'company' | 'request', id: string) => firstRow<Record<string, unknown>>(`SELECT * FROM ${table} WHERE id=?1`, id);

describe('a company', () => {
  /** Edits with a new logo. @returns its address */
  const withLogo = async (its: Published, Name: string): Promise<string> => {
    await editedCompany(its, { Name }, { Logo: logoFile() });
    return (await ownCompany(its)).logoURL;
  };

  test('keeps the files of both versions through edit of an edit, rejection, correction and approval', async () => {
    const its = await published('Old Sails');
    const first = (await ownCompany(its)).logoURL;
    const second = await withLogo(its, 'New Sails');
    expect(await statesOf([first, second])).toEqual(['live', 'live']);
    const third = await withLogo(its, 'Newer Sails');
    expect(await statesOf([first, second, third])).toEqual(['live', 'dead', 'live']);
    await decided('company', its.company.id, false);
    expect(await statesOf([first, third])).toEqual(['live', 'live']);
    // Without a file the edit keeps the present one.
    await editedCompany(its, { Name: 'Newest Sails' });
    expect(await statesOf([first, third])).toEqual(['live', 'live']);
    const fourth = await withLogo(its, 'Newest Sails');
    expect(await statesOf([first, third, fourth])).toEqual(['live', 'dead', 'live']);
    await sentCompany(its);
    await decided('company', its.company.id, true);
    expect(await statesOf([first, fourth])).toEqual(['dead', 'live']);
  });

  test('gets the approved version with its pictures back when an edit is given up', async () => {
    const its = await published('Old Masts');
    const first = (await ownCompany(its)).logoURL;
    const second = await withLogo(its, 'New Masts');
    await editedCompany(its, { Name: 'Old Masts' }, { MainPhoto: coverFile() });
    const { logoURL, mainPhotoUrl, approveStatus } = await ownCompany(its);
    expect([logoURL, approveStatus]).toEqual([second, 4]);
    expect(await statesOf([first, second, mainPhotoUrl])).toEqual(['dead', 'live', 'live']);
  });

  test('when deleted loses its cover and the pictures of the edit, and keeps the logo that chats show', async () => {
    const its = await published('Old Oars');
    const first = (await ownCompany(its)).logoURL;
    await editedCompany(its, { Name: 'Old Oars' }, { MainPhoto: coverFile() });
    const { mainPhotoUrl: cover } = await ownCompany(its);
    await editedCompany(its, { Name: 'New Oars' }, { Logo: logoFile(), MainPhoto: coverFile() });
    const { logoURL, mainPhotoUrl } = await ownCompany(its);
    expect(await statesOf([cover, mainPhotoUrl])).toEqual(['live', 'live']);
    await data(deleteCompany, { token: its.token, query: { id: its.company.id } });
    expect(await statesOf([first, cover, logoURL, mainPhotoUrl])).toEqual(['live', 'dead', 'dead', 'dead']);
    expect(await stored('company', its.company.id)).toMatchObject({ name: 'Old Oars', pending_edit: null, pending_status: null });
  });

  test('when deleted with its account keeps nothing of the edit', async () => {
    const its = await published('Old Keels');
    const first = (await ownCompany(its)).logoURL;
    await editedCompany(its, { Name: 'New Keels' }, { Logo: logoFile(), MainPhoto: coverFile() });
    const { logoURL, mainPhotoUrl } = await ownCompany(its);
    const { request } = await editedRequest(
      its,
      { 'Request.Id': its.requestId, 'Request.Name': 'New keels wanted' },
      { ImageList: pictureFile(), FileList: file('keels.docx', docxBytes()) },
    );
    await data(deleteUser, { token: its.token, query: { UserId: its.id } });
    expect(await statesOf([first, logoURL, mainPhotoUrl, ...(request?.imageUrls ?? []), ...(request?.fileUrls ?? [])])).toEqual([
      'live',
      'dead',
      'dead',
      'dead',
      'dead',
    ]);
    for (const [table, id] of [
      ['company', its.company.id],
      ['request', its.requestId],
    ] as const) {
      const row = await stored(table, id);
      expect(row).toMatchObject({ pending_edit: null, pending_status: null });
      expect(JSON.stringify(row)).not.toContain('New ');
    }
  });
});

describe('a request', () => {
  /** Edits with new files and without the others. */
  const edited = async (
    its: Published,
    name: string,
    named: { images?: readonly string[]; files?: readonly string[] } = {},
    isNew = true,
  ) => {
    const { request } = await editedRequest(
      its,
      { 'Request.Id': its.requestId, 'Request.Name': name, 'Request.ImageUrls': named.images ?? [], 'Request.FileUrls': named.files ?? [] },
      isNew ? { ImageList: pictureFile(), FileList: file('offer.docx', docxBytes()) } : {},
    );
    return { images: request?.imageUrls ?? [], files: request?.fileUrls ?? [] };
  };

  test('keeps the files of both versions through edit of an edit, rejection, correction and approval', async () => {
    const its = await published('Request Sails');
    const first = (await ownRequest(its, its.requestId)).imageUrls;
    const second = await edited(its, 'Second', { images: first });
    expect(second.images).toHaveLength(2);
    // Files that the edit omits are shown with the approved version.
    const third = await edited(its, 'Third', { images: second.images.slice(1) });
    expect(third.images[0]).toBe(second.images[1]);
    expect(await statesOf([...first, ...second.images, ...second.files, ...third.images, ...third.files])).toEqual(
      'live live live dead live live live'.split(' '),
    );
    await decided('request', its.requestId, false);
    const fourth = await edited(its, 'Fourth', { images: third.images.slice(0, 1), files: third.files }, false);
    await sentRequest(its, its.requestId);
    expect(await statesOf([...first, ...fourth.images, ...fourth.files, third.images[1]])).toEqual(['live', 'live', 'live', 'dead']);
    await decided('request', its.requestId, true);
    expect(await statesOf([...first, ...fourth.images, ...fourth.files])).toEqual(['dead', 'live', 'live']);
    expect(await ownRequest(its, its.requestId)).toMatchObject({ imageUrls: fourth.images, fileUrls: third.files, approveStatus: 4 });
  });

  test('when deleted, alone or with its company, loses the files of both versions', async () => {
    for (const end of ['alone', 'with its company']) {
      const its = await published(`Ended ${end}`);
      const first = (await ownRequest(its, its.requestId)).imageUrls;
      const second = await edited(its, 'Second');
      if (end === 'alone') await data(deleteRequest, { token: its.token, query: { id: its.requestId } });
      else await data(deleteCompany, { token: its.token, query: { id: its.company.id } });
      expect(await statesOf([...first, ...second.images, ...second.files]), end).toEqual(['dead', 'dead', 'dead']);
      expect(await stored('request', its.requestId), end).toMatchObject({ pending_edit: null, pending_status: null });
    }
  });
});
