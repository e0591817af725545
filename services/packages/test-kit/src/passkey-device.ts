import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** How a device deviates from a correct one. */
export type PasskeyOddities = {
  origin?: string;
  rpId?: string;
  /** The usage count that it reports. */
  counter?: number;
  /** Whether it verified the user by fingerprint or PIN. */
  verified?: boolean;
  /** Signs this challenge instead of the requested one. */
  challenge?: string;
  type?: string;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/**
 * A software device with one ES256 passkey: it returns what a browser sends to the server.
 * @param origin of the site where it is used
 */
export function makePasskeyDevice(origin = 'http://localhost:8080') {
  const here = { origin, rpId: new URL(origin).hostname };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.from(text, 'base64url');
  // The public key as COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    coordinate(x),
    Buffer.from('225820', 'hex'),
    coordinate(y),
  ]);
  let userHandle: string | undefined;

  function authenticatorData(odd: PasskeyOddities, more = 0): Buffer {
    const head = Buffer.alloc(5);
    head[0] = flags.present | (odd.verified === false ? 0 : flags.verified) | more;
    head.writeUInt32BE(odd.counter ?? 0, 1);
    return Buffer.concat([sha256(odd.rpId ?? here.rpId), head]);
  }
  const clientData = (type: string, challenge: string, odd: PasskeyOddities) =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? here.origin,
        crossOrigin: false,
      }),
    );

  return {
    id,
    /** Makes the passkey. */
    register(options: { challenge: string; user: { id: string } }, odd: PasskeyOddities = {}) {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        authenticatorData(odd, flags.attested),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ]);
      // {"fmt": "none", "attStmt": {}, "authData": data} as CBOR; data is shorter than 256 bytes.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, odd).toString(
            'base64url',
          ),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs to log in. */
    sign(options: { challenge: string }, odd: PasskeyOddities = {}) {
      const client = clientData('webauthn.get', options.challenge, odd);
      const data = authenticatorData(odd);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle ? { userHandle } : {}),
        },
      };
    },
  };
}
export type PasskeyDevice = ReturnType<typeof makePasskeyDevice>;
