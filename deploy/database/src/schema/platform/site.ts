import { jsonb, text } from 'drizzle-orm/pg-core';
import { platform } from './namespace';

/** A holder's part of the voucher that the site shows as a sample. */
interface VoucherPart {
  holder: string;
  use: string;
  amount: number;
}

/** What the public site says of a tenant. A block without content is not shown. */
export interface SiteContent {
  figures: { value: string; unit: string; name: string }[];
  /** Of which day the figures are, and what they count. */
  figuresNote: string;
  voucher: {
    number: string;
    issuer: string;
    holder: string;
    amount: number;
    amountInWords: string;
    issued: string;
    due: string;
    parts: VoucherPart[];
  } | null;
  /** `mark`: the path of a drawing of 24 by 24. */
  partners: { name: string; kind: string; mark: string }[];
  /** What others have attested: gradings, licences. */
  certificates: { title: string; text: string }[];
  /** Paragraphs on the tenant's company. */
  about: string[];
}

export const siteContent = platform.table('site_content', {
  tenant: text('tenant').primaryKey(),
  content: jsonb('content').$type<SiteContent>().notNull(),
});
