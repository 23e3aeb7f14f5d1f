/** The official client has no types: these are for the test of the sandbox bank. */
declare module 'iyzipay' {
  type Answer = Record<string, unknown>;
  type Call = (fields: Record<string, unknown>, done: (error: unknown, answer: Answer) => void) => void;
  export default class Iyzipay {
    constructor(access: { apiKey: string; secretKey: string; uri: string });
    threedsInitialize: { create: Call };
    threedsPayment: { create: Call };
    payment: { retrieve: Call };
    refund: { create: Call };
  }
}
