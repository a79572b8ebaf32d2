import { z } from 'zod';

/** What providers answer and report, as the portal checks it. `deploy/platform/PORTS.md` says what it means. */

const reference = z.string().max(64);
const reason = z.string().max(200).default('');

/** The values that a reader of papers or a register tells by field; null where it found nothing. */
export const readValues = z.record(z.string().max(64), z.string().max(2_000).nullable());

/** Of `ocr/read` and `registry/company`. */
export const valuesReply = z.object({ values: readValues });

/** Of `face/begin`. `url`: the provider's page for the phone; empty: the provider needs none. */
export const faceBegun = z.object({ url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('') });

/** Of `bank/pay`. */
export const accepted = z.object({ state: z.literal('accepted') });

export const certificateFacts = z.object({
  no: z.string().min(1).max(64),
  issuer: z.string().min(1).max(100),
  validFrom: z.iso.datetime({ offset: true }),
  validTo: z.iso.datetime({ offset: true }),
});

/** Of `sign/certify`. */
export const certificatesIssued = z.object({
  company: certificateFacts,
  person: certificateFacts.nullable().default(null),
});

export const partySignature = z.object({
  /** The number of the document, and the party that signed it. */
  no: z.string().max(64),
  party: z.string().max(200),
  certificate: certificateFacts,
  /** The words of the seal, as files show it. */
  seal: z.string().min(1).max(12),
  signature: z.string().min(1).max(20_000),
});

const signed = {
  outcome: z.enum(['signed', 'failed']),
  reason,
  signatures: z.array(partySignature).max(500).default([]),
};

/** Of `sign/sign`. */
export const signAnswer = z.union([accepted, z.object({ state: z.literal('done'), ...signed })]);

const scanned = {
  outcome: z.enum(['clean', 'found']),
  /** The name of what was found. */
  reason,
};

/** Of `scan/check`. */
export const scanAnswer = z.union([accepted, z.object({ state: z.literal('done'), ...scanned })]);

/** The results that providers send later, by port. */
export const faceResult = z.object({ reference, outcome: z.enum(['passed', 'failed']), reason });
export const bankResult = z.object({ reference, outcome: z.enum(['paid', 'failed']), reason });
export const signResult = z.object({ reference, ...signed });
export const scanResult = z.object({ reference, ...scanned });
