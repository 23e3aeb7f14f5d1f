/** Certificates of demo companies with their documents, and the newest contacts for their response rates. */
import { approval } from '../../contract/company/approval.ts';
import { answeringContacts } from '../../api/company/answering.ts';
import { dayMs, hourMs, minuteMs } from '../../contract/limits.ts';
import { mimeTypes } from '../../contract/upload/rules.ts';
import { certificatesOf, type DemoCertificate } from '../../demo/compose-offers.ts';
import { companyFacts } from '../../demo/facts/index.ts';
import type { DemoCompany } from '../../demo/types.ts';
import { sentAtOf } from './catalogue.ts';
import { type Demo, demoId } from './demo.ts';
import type { Row } from './rows.ts';
import type { SeedTarget } from './target.ts';

/** Certificates were submitted a week ago and decided on a day later. */
const sentMs = 7 * dayMs;

interface Proof {
  company: DemoCompany;
  certificate: DemoCertificate;
  id: string;
  key: string;
  name: string;
  content: Buffer;
}

/** Characters that the fonts of every PDF reader have. */
const plain = (text: string): string =>
  text
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7E]/g, '')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

/** A minimal PDF page with a few lines. */
function pdfOf(lines: readonly string[]): Buffer {
  const text = `BT /F1 16 Tf 72 760 Td 28 TL ${lines.map((line) => `(${plain(line)}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

const proofsOf = ({ companies }: Pick<Demo, 'companies'>, now: number): Proof[] =>
  companies.flatMap((company) =>
    certificatesOf(companyFacts[company.key] ?? {}, now).map((certificate): Proof => {
      const id = demoId('certificate', `${company.key} ${certificate.kind} ${certificate.number}`);
      return {
        company,
        certificate,
        id,
        key: `d/${demoId('company', company.key)}/${id}.pdf`,
        name: `${certificate.kind}.pdf`,
        content: pdfOf([
          'Certificate (a document of the demo)',
          company.name,
          certificate.kind,
          `No. ${certificate.number}`,
          certificate.issuer,
          `Valid until ${certificate.validUntil}`,
        ]),
      };
    }),
  );

export const certificateRows = (demo: Demo, now: number): Row[] => {
  const proofs = proofsOf(demo, now);
  return [
    ...proofs.map(({ company, key, name, content }): Row => ({
      table: 'media',
      values: {
        id: demoId('certificate', key),
        r2_key: key,
        owner_user_id: demoId('user', company.owner),
        kind: 'file',
        mime: mimeTypes.pdf,
        bytes: content.length,
        original_name: name,
        state: 'live',
        visibility: 'chat',
        created_at: now - sentMs,
      },
    })),
    ...proofs.map(({ company, certificate, id, key, name, content }): Row => ({
      table: 'company_certificate',
      values: {
        id,
        company_id: demoId('company', company.key),
        kind: certificate.kind,
        number: certificate.number,
        issuer: certificate.issuer,
        valid_until: certificate.validUntil,
        document: JSON.stringify({ id, key, name, bytes: content.length }),
        status: certificate.isChecked ? 2 : 1,
        sent_at: sentAtOf(certificate.isChecked ? approval.approved : approval.pending, now - sentMs, now),
        decided_at: certificate.isChecked ? now - sentMs + dayMs : null,
        created_at: now - sentMs,
      },
    })),
  ];
};

export async function storeCertificates(media: SeedTarget['media'], demo: Demo, now: number): Promise<void> {
  for (const { key, name, content } of proofsOf(demo, now))
    await media.put(key, content, { httpMetadata: { contentType: mimeTypes.pdf, contentDisposition: `attachment; filename="${name}"` } });
}

/** From the demo's own chats: when the other side first answered. */
const chatContacts = ({ chats }: Demo, key: string, now: number) =>
  chats
    .filter(({ to, paid, messages }) => to === key && paid && messages.length > 0)
    .map((chat): [string, number, number | null] => {
      const [first] = chat.messages;
      const answer = chat.messages.find(({ from }) => from === 'to');
      const at = now - (first?.ageMs ?? 0);
      return [demoId('chat', chat.key), at, answer === undefined ? null : now - answer.ageMs - at];
    });

/** Contacts that are older than the demo's chats, different for each company; some companies are too new to have any. */
const olderContacts = (company: DemoCompany, now: number): [string, number, number | null][] => {
  const seed = company.key.length * 31 + company.createdDaysAgo * 7;
  const pace = [20 * minuteMs, hourMs, 3 * hourMs, 9 * hourMs][seed % 4] ?? hourMs;
  return Array.from({ length: company.createdDaysAgo < 60 ? 0 : seed % 23 }, (_, index) => [
    demoId('chat', `${company.key} before ${index}`),
    now - (60 - index) * dayMs,
    (seed + index * 5) % 11 === 0 ? null : Math.round(pace * (0.4 + ((seed + index * 13) % 17) / 8)),
  ]);
};

/** Replaces the rows of the chats' triggers, which do not recognize answers that are stored together with their chat. */
export const answeringRows = (demo: Demo, now: number): Row[] =>
  demo.companies
    .filter(({ approveStatus }) => approveStatus === approval.approved)
    .flatMap((company): Row[] => {
      const contacts = [...olderContacts(company, now), ...chatContacts(demo, company.key, now)]
        .toSorted(([, one], [, other]) => one - other)
        .slice(-answeringContacts.stored);
      return contacts.length === 0
        ? []
        : [{ table: 'company_answering', values: { company_id: demoId('company', company.key), contacts: JSON.stringify(contacts) } }];
    });
