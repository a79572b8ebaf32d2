import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedFile } from './files';
import { instant, platform } from './namespace';
import { companyRef, user } from './people';
import { product } from './products';

/** Digital certificates: a company's, or with `userCode` a person's in it. */
export const certificate = platform.table(
  'certificate',
  {
    certificateNo: text('certificate_no').primaryKey(),
    compCode: companyRef('comp_code'),
    userCode: text('user_code').references(() => user.userCode),
    issuer: text('issuer').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to').notNull(),
    /** The company was closed: the certificate signs nothing any more. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('certificate_company').on(table.compCode, table.userCode),
    index('certificate_valid_to').on(table.validTo),
  ],
);

/** The certificates by which the company behind a tenant has signed. It signs the same papers as its customers. */
export const tenantCertificate = platform.table(
  'tenant_certificate',
  {
    certificateNo: text('certificate_no').primaryKey(),
    tenant: text('tenant').notNull(),
    issuer: text('issuer').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to').notNull(),
  },
  (table) => [index('tenant_certificate_valid').on(table.tenant, table.validTo)],
);

export const agreement = platform.table(
  'agreement',
  {
    id: text('id').primaryKey(),
    compCode: companyRef('comp_code'),
    name: text('name').notNull(),
    agreementNo: text('agreement_no').notNull(),
    type: text('type').notNull(),
    /** The product that nobody can enter until this is signed; null: no product waits for it. */
    productCode: text('product_code').references(() => product.productCode),
    productName: text('product_name').notNull().default(''),
    parties: jsonb('parties').$type<string[]>().notNull(),
    state: text('state').notNull(),
    fileToken: text('file_token')
      .notNull()
      .references(() => storedFile.fileToken),
    /** The wording of the file, which the page shows; empty if only the file is known. */
    paragraphs: jsonb('paragraphs').$type<string[]>().notNull().default([]),
    /** The person who has read it to the end and agreed, and the time. */
    confirmedBy: text('confirmed_by').references(() => user.userCode),
    confirmedAt: instant('confirmed_at'),
    /** Agreements that are signed together: the provider's call, or the case of the paper that was sealed by hand. */
    signingId: text('signing_id'),
    /** SHA-256 of the document without seals, which the provider's signatures are about. */
    documentDigest: text('document_digest').notNull().default(''),
    /** SHA-256 of the file as it was signed. */
    signedDigest: text('signed_digest').notNull().default(''),
    signedAt: instant('signed_at'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('agreement_list').on(table.compCode, table.createdAt),
    index('agreement_product').on(table.compCode, table.productCode),
    index('agreement_signing').on(table.signingId),
  ],
);

export const agreementSignature = platform.table(
  'agreement_signature',
  {
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreement.id),
    party: text('party').notNull(),
    person: text('person').notNull(),
    /** Empty, like the next three, if the party has sealed a paper by hand. */
    certificateNo: text('certificate_no').notNull(),
    issuer: text('issuer').notNull().default(''),
    /** The words of the seal. */
    seal: text('seal').notNull().default(''),
    /** The provider's signature over the digest of the document without seals. */
    signature: text('signature').notNull().default(''),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.party] })],
);
