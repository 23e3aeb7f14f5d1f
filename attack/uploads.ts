/** Files whose content does not match their name, that hide content, or that contain personal metadata. */
import sharp from 'sharp';
import type { CallDefinition } from '../contract/wire/call.ts';
import { sendMessage } from '../contract/chat/calls.ts';
import { editCompany } from '../contract/company/calls.ts';
import { uploadBytesMax } from '../contract/limits.ts';
import { addAndEditProduct } from '../contract/product/calls.ts';
import { addAndEditRequest } from '../contract/request/calls.ts';
import { type UploadRule, uploadRules } from '../contract/upload/rules.ts';
import { editUserProfile } from '../contract/user/calls.ts';
import { docxBytes, file, jpgBytes, oldOfficeBytes, pngBytes, webpBytes, zipBytes } from '../tests/support/data/sample-files.ts';
import { fileNames } from './hostile.ts';
import { type Business, newBusiness, newKey } from './people.ts';
import { ask, type Finding, clearRateLimits, leakOf, repeatOf, type Target, type TargetAnswer } from './target.ts';
import { validInputs } from '../tests/support/data/valid-inputs.ts';

type Content = Uint8Array<ArrayBuffer> | string;

const canary = 'canary-7c1e';
const script = `<script>alert("${canary}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><text>${canary}</text></svg>`;
const page = `<!doctype html><html><body>${script}</body></html>`;
const tooLong = (head: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(uploadBytesMax + 1);
  whole.set(head);
  return whole;
};
const docxParts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' };

/** Files that must be refused. */
const refused: Readonly<Record<'picture' | 'document', readonly [name: string, content: Content][]>> = {
  picture: [
    ['a.jpg', page],
    ['a.png', svg],
    ['a.svg', svg],
    ['a.webp', 'GIF89a'],
    ['a.jpg', 'MZ\u0090\u0000'],
    ['a.jpg', '%PDF-1.7\n%%EOF'],
    ['a.jpg', '<?php system($_GET[0]); ?>'],
    ['a.jpg', docxBytes()],
    ['a.jpg', new Uint8Array(0)],
    ['a.jpg', jpgBytes(60_000, 60_000)],
    ['a.png', pngBytes(60_000, 60_000)],
    ['a.jpg', jpgBytes(10, 10).slice(0, -2)],
    ['a.jpg', tooLong(jpgBytes(10, 10))],
  ],
  document: [
    ['a.pdf', page],
    ['a.txt', page],
    ['a.txt', svg],
    ['a.html', page],
    ['a.svg', svg],
    ['a.docx', page],
    ['a.docx', zipBytes({ 'evil.exe': 'MZ' })],
    ['a.docx', zipBytes({ ...docxParts, 'word/vbaProject.bin': 'macro' })],
    ['a.doc', oldOfficeBytes(['WordDocument', '_VBA_PROJECT'])],
    ['a.docx', zipBytes(docxParts, 'hidden')],
    ['a.docx', zipBytes(docxParts, '', 200_000_000)],
    ['a.exe', 'MZ\u0090\u0000'],
    ['a.pdf.html', '%PDF-1.7\n%%EOF'],
    ['a.pdf', tooLong(new TextEncoder().encode('%PDF-1.7\n'))],
  ],
};

interface UploadField {
  call: CallDefinition;
  field: string;
  accepts: 'picture' | 'document';
  body: (who: Business) => object;
}
const inputOf = (name: string, { belongings }: Business): object => validInputs[name]?.(belongings).body ?? {};
const uploadFields: readonly UploadField[] = [
  { call: addAndEditProduct, field: 'ImageList', accepts: 'picture', body: (who) => inputOf('AddAndEditProduct', who) },
  { call: addAndEditRequest, field: 'ImageList', accepts: 'picture', body: (who) => inputOf('AddAndEditRequest', who) },
  { call: addAndEditRequest, field: 'FileList', accepts: 'document', body: (who) => inputOf('AddAndEditRequest', who) },
  { call: sendMessage, field: 'Data.Image', accepts: 'picture', body: (who) => inputOf('SendMessage', who) },
  { call: sendMessage, field: 'Data.File', accepts: 'document', body: (who) => inputOf('SendMessage', who) },
  ...['Logo', 'MainPhoto'].map((field): UploadField => ({
    call: editCompany,
    field,
    accepts: 'picture',
    body: (who) => ({ ...inputOf('EditCompany', who), Email: `${who.userId}@example.test` }),
  })),
  { call: editUserProfile, field: 'ProfilePicture', accepts: 'picture', body: (who) => inputOf('EditUserProfile', who) },
];

/** Formats by their name in sharp. */
const photographs = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
const ruleOf = ({ call, field }: UploadField): UploadRule => uploadRules[call.files?.[field]?.purpose ?? 'picture'];

/** A photo with the metadata of a phone (place, device, author), and a script after the end of the picture. */
const photograph = async (format: keyof typeof photographs, { width = 40, height = 24 }: UploadRule): Promise<Uint8Array<ArrayBuffer>> => {
  const made = sharp({ create: { width, height, channels: 3, background: '#b5451f' } }).withExif({
    IFD0: { Make: canary, Artist: canary },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 30/1', GPSAreaInformation: canary },
  });
  const bytes = await made[format]().toBuffer();
  return Uint8Array.from(format === 'webp' ? bytes : Buffer.concat([bytes, Buffer.from(script)]));
};

/** Addresses of stored files in an answer; those of files that are not public contain a signature. */
const mediaIn = (text: string): string[] => [...new Set(text.match(/\/media\/[\w./-]+(?:\?until=\d+&signature=[0-9a-f]+)?/g) ?? [])];
const plainPath = (address: string): string => address.split('?')[0] ?? '';

export async function uploads(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const who = await newBusiness(target);
  const send = async (uploadField: UploadField, field: string, given: File): Promise<TargetAnswer> => {
    await clearRateLimits(target);
    const answer = await ask(target, uploadField.call, {
      token: who.token,
      key: newKey(),
      body: uploadField.body(who),
      files: { [field]: given },
    });
    const leak = leakOf(answer);
    if (answer.status >= 500 || leak !== null)
      findings.push({
        what: `an upload is answered ${answer.status} ${leak ?? answer.text.slice(0, 200)}`,
        repeat: repeatFile(uploadField, field, given),
      });
    return answer;
  };
  const repeatFile = (uploadField: UploadField, field: string, given: File): string =>
    `${repeatOf(uploadField.call, 'a member', { body: uploadField.body(who) })} with ${field}=${JSON.stringify(given.name)} of ${given.size} bytes`;

  const shown = new Set<string>();
  const look = async (uploadField: UploadField, given: File, answer: TargetAnswer): Promise<void> => {
    const repeat = repeatFile(uploadField, uploadField.field, given);
    if (answer.status !== 200) findings.push({ what: `a valid file is refused: ${answer.status} ${answer.text.slice(0, 200)}`, repeat });
    // Checked at once, since the next file may replace it.
    for (const address of mediaIn(answer.text).filter((each) => !shown.has(plainPath(each)))) {
      shown.add(plainPath(address));
      findings.push(...(await faultsOf(target, address, repeat)));
    }
  };
  for (const uploadField of uploadFields) {
    for (const [name, content] of refused[uploadField.accepts]) {
      const given = file(name, content);
      const { status } = await send(uploadField, uploadField.field, given);
      if (status === 200)
        findings.push({
          what: `${name} was accepted although its content has another type`,
          repeat: repeatFile(uploadField, uploadField.field, given),
        });
    }
    const good = uploadField.accepts === 'picture' ? webpBytes(800, 600) : 'price list';
    const ending = uploadField.accepts === 'picture' ? '.webp' : '.txt';
    for (const name of fileNames) await send(uploadField, uploadField.field, file(`${name}${ending}`, good));
    for (const field of ['constructor', '__proto__', 'toString', '']) {
      const given = file(`a${ending}`, good);
      const { status } = await send(uploadField, field, given);
      if (status === 200)
        findings.push({
          what: `a file in a field named ${JSON.stringify(field)} was accepted`,
          repeat: repeatFile(uploadField, field, given),
        });
    }
    if (uploadField.accepts === 'document')
      await look(uploadField, file('list.txt', good), await send(uploadField, uploadField.field, file('list.txt', good)));
    else
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        const rule = ruleOf(uploadField);
        const given = file(`photograph.${photographs[format]}`, await photograph(format, rule));
        const answer = await send(uploadField, uploadField.field, given);
        if (rule.formats.includes(photographs[format])) await look(uploadField, given, answer);
        else if (answer.status === 200)
          findings.push({
            what: `a ${format} was accepted where the format is not allowed`,
            repeat: repeatFile(uploadField, uploadField.field, given),
          });
      }
  }
  if (shown.size === 0) findings.push({ what: 'no answer names a stored file, so nothing was checked', repeat: 'all of this round' });
  return findings;
}

/** Checks the headers of a stored file, and that its metadata were removed. */
async function faultsOf(target: Target, address: string, repeat: string): Promise<Finding[]> {
  const path = plainPath(address);
  const faults: string[] = [];
  // Files of chats and documents of companies have signed addresses only.
  const isPrivate = /^\/media\/[cd]\//.test(address);
  const { status, headers, bytes } = await target.send('GET', isPrivate ? path : address);
  if (!isPrivate && path !== address && (await target.send('GET', path)).status === 200) faults.push('is served without its signature');
  if (status !== 200 && !isPrivate) faults.push(`is answered ${status}`);
  if (status === 200 && isPrivate) faults.push('is private and served to a guest');
  if (status === 200) {
    const type = headers.get('content-type') ?? '';
    if (headers.get('x-content-type-options') !== 'nosniff') faults.push('lacks X-Content-Type-Options: nosniff');
    if (!(headers.get('content-security-policy') ?? '').includes('sandbox')) faults.push('lacks the sandbox policy');
    if (!type.startsWith('image/') && !(headers.get('content-disposition') ?? '').startsWith('attachment'))
      faults.push(`${type} is not an attachment`);
    if (/html|svg|xml|script/.test(type)) faults.push(`is served as ${type}`);
    if (bytes.includes(canary)) faults.push('still contains metadata of its author');
  }
  const odd = await target.send('GET', address, { headers: { 'if-none-match': 'garbage', range: 'bytes=9-1,x' } });
  if (odd.status >= 500) faults.push(`is answered ${odd.status} with an odd If-None-Match and Range`);
  return faults.map((fault) => ({ what: `${address} ${fault}`, repeat: `GET ${address}, after ${repeat}` }));
}
