import type { SiteContent } from '@portal/database/schema/platform';
import { z } from 'zod';
import type { ContentFiles } from './content-file';
import type { Faults } from './faults';
import { line } from './fields';
import { checkPlaces, tenantNames } from './places';
import { paragraphsOf } from './read-markdown';
import { readYaml } from './read-yaml';

const titled = z.strictObject({ title: line(40), text: line(200) });
const namedText = z.strictObject({ name: line(20), text: line(100) });

const figure = z.strictObject({ value: line(20), unit: line(10), name: line(20) });
const bar = z.strictObject({ name: line(20), value: z.number().nonnegative() });

const home = z.strictObject({
  description: line(150).or(z.literal('')).default(''),
  serviceHours: line(40).or(z.literal('')).default(''),
  figures: z.array(figure).default([]),
  figuresNote: line(100).or(z.literal('')).default(''),
  yearly: z
    .strictObject({ name: line(20), unit: line(10), bars: z.array(bar).min(2).max(8) })
    .nullable()
    .default(null),
  story: z
    .strictObject({
      title: line(40),
      company: line(40),
      trade: line(40),
      text: line(200),
      unit: line(10),
      bars: z.array(bar).length(2),
      figures: z.array(figure).min(1).max(4),
    })
    .nullable()
    .default(null),
  milestones: z.array(z.strictObject({ when: line(20), title: line(40), text: line(100) })).default([]),
  samples: z.boolean().default(false),
  voucher: z
    .strictObject({
      number: line(30),
      issuer: line(40),
      holder: line(40),
      amount: z.number().positive(),
      amountInWords: line(40),
      issued: line(10),
      due: line(10),
      parts: z.array(z.strictObject({ holder: line(40), use: line(20), amount: z.number().positive() })),
    })
    .nullable()
    .default(null),
  partners: z
    .array(
      z.strictObject({
        name: line(30),
        kind: line(20),
        mark: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/, 'the path of a drawing of 24 by 24'),
      }),
    )
    .default([]),
  certificates: z.array(titled).default([]),
  highlights: z.array(titled).default([]),
  products: z.array(z.strictObject({ code: line(20), name: line(20), text: line(80) })).default([]),
  contacts: z.array(namedText).default([]),
  closing: line(60).or(z.literal('')).default(''),
});

const homeFile = 'home.yaml';
const aboutFile = 'about.md';

/** The public site's words about the tenant. */
export function readSite(files: ContentFiles, faults: Faults): SiteContent {
  for (const file of [homeFile, aboutFile]) checkPlaces(file, files[file] ?? '', tenantNames, faults);
  const text = files[homeFile];
  const blocks = text === undefined ? undefined : readYaml({ file: homeFile, text }, home, faults);
  return { ...(blocks ?? home.parse({})), about: paragraphsOf(files[aboutFile] ?? '') };
}

/** A site of which nothing was said. */
export const noSite: SiteContent = { ...home.parse({}), about: [] };
