import { jsonb, text } from 'drizzle-orm/pg-core';
import { platform } from './namespace';

/** One holder's part of the sample voucher that the site shows. */
interface VoucherPart {
  holder: string;
  use: string;
  amount: number;
}

/** The texts of a tenant's public site. The site does not show a block without content. */
export interface SiteContent {
  figures: { value: string; unit: string; name: string }[];
  /** Says the day of the figures and what they count. */
  figuresNote: string;
  /** What grew from year to year. */
  yearly: { name: string; unit: string; bars: { name: string; value: number }[] } | null;
  /** What one customer gained, in figures: two bars of the same unit, before and after. */
  story: {
    title: string;
    company: string;
    trade: string;
    text: string;
    unit: string;
    bars: { name: string; value: number }[];
    figures: { value: string; unit: string; name: string }[];
  } | null;
  /** The company's way, the oldest first. */
  milestones: { when: string; title: string; text: string }[];
  /** Story, milestones and certificates are invented, and say so. */
  samples: boolean;
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
  /** Proofs by others: gradings, licences. */
  certificates: { title: string; text: string }[];
  /** Paragraphs about the tenant's company. */
  about: string[];
  /** The hours in which the hotline is answered. */
  serviceHours: string;
  /** Search engines show it for the home page. */
  description: string;
  /** The tenant's promises to its customers. */
  highlights: { title: string; text: string }[];
  /** The products as the home page presents them. */
  products: { code: string; name: string; text: string }[];
  /** Further ways to reach the tenant's people. */
  contacts: { name: string; text: string }[];
  /** The last sentence of the home page. */
  closing: string;
}

export const siteContent = platform.table('site_content', {
  tenant: text('tenant').primaryKey(),
  /** Rows of an earlier release lack the newer fields. */
  content: jsonb('content').$type<Partial<SiteContent>>().notNull(),
});
