/**
 * The API document, derived from the contract (docs/behaviour.md#api-document): paths as the browser calls them, security per call, every
 * body and query.
 */
import * as z from 'zod/mini';
import { type CallDefinition, pathOf, type WholeCall } from '../../../contract/wire/call.ts';
import { errors, type ErrorCode } from '../../../contract/wire/errors.ts';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { wholeCalls } from '../../../contract/wire/schemas.ts';
import { checks } from './call-checks.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

function parametersOf(schema: z.ZodMiniType | undefined, place: 'query' | 'path'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function bodyOf(call: WholeCall): Json | undefined {
  const binary = { type: 'string', format: 'binary' };
  if (call.takesFile === true) return { required: true, content: { 'application/octet-stream': { schema: binary } } };
  if (call.body === undefined) return undefined;
  const schema = schemaOf(call.body, 'input');
  if (call.files === undefined) return { required: !call.body.safeParse(undefined).success, content: { 'application/json': { schema } } };
  const as = (file: Json): Json => ({
    schema: {
      ...schema,
      properties: {
        ...(schema['properties'] as Json),
        ...Object.fromEntries(
          Object.entries(call.files ?? {}).map(([field, { countMax }]) => [
            field,
            countMax === 1 ? file : { type: 'array', items: file, maxItems: countMax },
          ]),
        ),
      },
    },
  });
  const key = { type: 'string', description: 'The key of a file that UploadFile has taken for this field.' };
  return { required: true, content: { 'multipart/form-data': as(binary), 'application/json': as(key) } };
}

/** Every refusal of a call, its own and those of the checks; without failures of the server. */
export function errorsOf(call: WholeCall): ErrorCode[] {
  const validated: ErrorCode[] = call.body !== undefined || call.query !== undefined || call.params !== undefined ? ['BAD_INPUT'] : [];
  const { access } = call;
  const signed: ErrorCode[] = access.who === 'anyone' ? [] : ['UNAUTHENTICATED', 'FORBIDDEN'];
  const factor: ErrorCode[] =
    access.who === 'console' && access.isBeforeSecondFactor !== true
      ? ['SECOND_FACTOR_NEEDED']
      : access.who === 'member' && access.isBeforeRequirement !== true
        ? ['SECOND_FACTOR_REQUIRED']
        : [];
  const fresh: ErrorCode[] = access.who === 'member' && access.isFresh === true ? ['PROOF_NEEDED'] : [];
  const locked: ErrorCode[] = access.who === 'member' && access.spends === true ? ['SPENDING_LOCKED'] : [];
  const body: ErrorCode[] = call.body === undefined ? [] : ['TOO_LARGE', 'UNSUPPORTED_MEDIA'];
  const files: ErrorCode[] = call.files === undefined ? [] : ['UPLOAD_GONE'];
  const repeated: ErrorCode[] = call.write === true ? ['BAD_INPUT', 'KEY_REUSED', 'IN_PROGRESS', 'EARLIER_DONE'] : [];
  return [...new Set([...validated, ...signed, ...factor, ...fresh, ...locked, ...body, ...files, ...repeated, ...(call.errors ?? [])])];
}

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: { success: { const: true }, message: { type: 'string' }, code: { type: 'string' }, data },
});

function responsesOf(call: WholeCall): Json {
  const data = schemaOf(call.data, 'output');
  const byStatus = Map.groupBy(errorsOf(call), (code) => errors[code].status);
  return {
    200: { description: 'Done', content: { 'application/json': { schema: call.base === 'content' ? data : envelopeOf(data) } } },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
      ]),
    ),
  };
}

/** Who may make the call, as a sentence. */
export function accessText(call: CallDefinition): string {
  const { access } = call;
  if (access.who === 'anyone') return 'No token needed.';
  if (access.who === 'console')
    return `Console: ${access.role ?? 'any role'}${access.isBeforeSecondFactor === true ? ', before the second factor' : ', with the second factor'}.`;
  if (access.mainOnly === true) return 'Main users only.';
  return access.flag === undefined ? 'Any signed-in account.' : `Signed in; staff need the flag ${access.flag}.`;
}

function operationOf(subject: string, call: WholeCall): Json {
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', pattern: '^[\\w-]{8,100}$' } };
  const requestBody = bodyOf(call);
  return {
    operationId: call.name,
    tags: [subject],
    summary: call.summary,
    description: accessText(call),
    security: call.access.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query'), ...(call.write === true ? [key] : [])],
    ...(requestBody && { requestBody }),
    responses: responsesOf(call),
  };
}

let document: Json | undefined;

/** OpenAPI 3.1, built once per isolate. */
export function openApiDocument(): Json {
  if (document !== undefined) return document;
  const paths: Record<string, Json> = {};
  for (const { subject, call } of wholeCalls) {
    const path = pathOf(call).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [asciiLowerCase(call.method)]: operationOf(subject, call) };
  }
  document = {
    openapi: '3.1.0',
    info: {
      title: 'Kervan marketplace API',
      version: '1',
      description: [
        'Derived from the contract. Times are ISO 8601, ids 24 hex characters, the all-zero id means unset.',
        `A call is checked in this order, and the first failure answers: ${checks.map(({ of, statuses }) => `${of} (${statuses.join(', ')})`).join(', ')}, then the rules of the call.`,
      ].join(' '),
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'message', 'code'],
          properties: {
            success: { const: false },
            message: { type: 'string' },
            code: { enum: Object.keys(errors) },
            errors: { type: 'object', additionalProperties: { type: 'string' } },
            data: {
              description:
                'What was done (EARLIER_DONE), what it costs now (PRICE_CHANGED), which chat it is (CHAT_EXISTS), or the order of a refused card and why (15, CARD_REFUSED).',
            },
          },
        },
      },
    },
  };
  return document;
}
