/** Devices with passkeys, for API tests: an emulated authenticator behind an emulated browser. */
import { createHash } from 'node:crypto';
import WebAuthnEmulator, {
  AuthenticatorEmulator,
  type AuthenticatorParameters,
  PasskeysCredentialsMemoryRepository,
} from 'nid-webauthn-emulator';
import type { BodyInputOf, DataOf } from '../../../contract/wire/call.ts';
import { addPasskey, getPasskeyCreation, getPasskeyRequest, loginWithPasskey } from '../../../contract/passkey/calls.ts';
import { call, type CallOptions, data, testEnv } from './api-client.ts';

type Creation = DataOf<typeof getPasskeyCreation>['options'];
type Request = DataOf<typeof getPasskeyRequest>['options'];
export type Created = BodyInputOf<typeof addPasskey>['response'];
export type Signed = BodyInputOf<typeof loginWithPasskey>['response'];

export interface Device {
  /** Like `navigator.credentials.create` and `get` on a page of this origin. */
  create(options: Creation, origin?: string): Created;
  get(options: Request, origin?: string): Signed;
  /** The same with other client data, as another browser would sign it. */
  getAs(options: Request, clientData: { origin?: string; crossOrigin?: boolean }): Signed;
  /** Changes the behaviour of the device from now on. */
  params(params: Partial<AuthenticatorParameters>): void;
}

/**
 * A device that verifies its user and counts its signatures. It signs with Ed25519, because node:crypto of Workers has no default hash for
 * other keys. The browser tests use P-256.
 */
export function newDevice(params: Partial<AuthenticatorParameters> = {}): Device {
  const authenticator = new AuthenticatorEmulator({
    credentialsRepository: new PasskeysCredentialsMemoryRepository(),
    algorithmIdentifiers: ['EdDSA'],
    ...params,
  });
  const browser = new WebAuthnEmulator(authenticator);
  // Lets an origin use the passkeys of any site. Browsers forbid this, but otherwise the API's own checks could not be tested.
  return {
    create: (options, origin = testEnv.ORIGIN) => {
      const { id, rawId, type, response } = browser.createJSON(origin, options as never, [origin]);
      const { clientDataJSON, attestationObject, transports } = response;
      return { id, rawId, type: type as 'public-key', response: { clientDataJSON, attestationObject, transports } };
    },
    get: (options, origin = testEnv.ORIGIN) => {
      const { id, rawId, type, response } = browser.getJSON(origin, options as never, [origin]);
      const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
      return {
        id,
        rawId,
        type: type as 'public-key',
        response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? '' },
      };
    },
    getAs: ({ challenge, rpId }, changed) => {
      const known = { type: 'webauthn.get', challenge, origin: testEnv.ORIGIN, crossOrigin: false };
      const clientData = Buffer.from(JSON.stringify({ ...known, ...changed }));
      const clientDataHash = new Uint8Array(createHash('sha256').update(clientData).digest());
      const { credential, authData, signature, user } = authenticator.authenticatorGetAssertion({
        rpId,
        clientDataHash,
        allowList: undefined,
        options: { up: true, uv: true },
      });
      const text = (bytes: unknown): string => Buffer.from(bytes as Uint8Array).toString('base64url');
      const id = text(credential?.id);
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: text(user?.id),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    params: (changed) => {
      authenticator.params = { ...authenticator.params, ...changed };
    },
  };
}

type On = Pick<CallOptions<typeof addPasskey>, 'env'>;

export const creationFor = async (token: string, on: On = {}): Promise<Creation> =>
  (await data(getPasskeyCreation, { token, ...on })).options;
export const requestOptions = async (): Promise<Request> => (await data(getPasskeyRequest)).options;

/** Adds a passkey of a device. @returns its id */
export async function addedPasskey(token: string, device: Device): Promise<string> {
  const response = device.create(await creationFor(token));
  return (await data(addPasskey, { token, body: { response } })).id;
}

export const signInWith = (response: Signed, source: 0 | 1 = 1) => call(loginWithPasskey, { body: { response, source } });
/** The code of a sign-in with a device. */
export const codeOfSignIn = async (response: Signed): Promise<string> => (await signInWith(response)).envelope.code;
