import type { product } from '@portal/database/schema/platform';
import { companyRoles } from '@portal/shared/codes';
import { z } from 'zod';
import { fill } from '../../kernel/data/fill';
import { type ContentFiles, filesIn } from './content-file';
import type { Faults } from './faults';
import { keyIn, line } from './fields';
import { checkPlaces } from './places';
import { paragraphsOf, readPage } from './read-markdown';
import { readYaml } from './read-yaml';

/** The facts of a product in its file. Where it has no address, the stored one stays. */
export type ReadProduct = Omit<typeof product.$inferInsert, 'entryUrl' | 'secretHash' | 'offered'> & {
  readonly entryUrl: string | undefined;
};

const titled = z.strictObject({ title: line(20), text: line(200) });

const commonFile = 'products/common.yaml';
/** The facts that all products share, said once. */
const common = z.strictObject({
  steps: z.array(titled).default([]),
  materials: z.array(line(60)).default([]),
  /** Sentences for the place {services} of every agreement, after the product's own. */
  services: z.array(line(300)).default([]),
});

const front = z.strictObject({
  name: line(20),
  order: z.number().int(),
  summary: line(60),
  roles: z.array(keyIn(companyRoles)).min(1, 'at least one role of companies'),
  icon: line(30).optional(),
  entry: z
    .string()
    .regex(/^(?:https:\/\/|\/)/, 'an address: https://…, or a page of the portal')
    .optional(),
  terms: z.array(z.strictObject({ name: line(20), value: line(40) })).default([]),
  flow: z.array(z.strictObject({ from: line(20), to: line(20), text: line(40) })).default([]),
  materials: z.array(line(60)).default([]),
  questions: z.array(z.strictObject({ question: line(60), answer: line(400) })).default([]),
  services: z.array(line(300)).default([]),
  agreements: z.array(z.string()).default([]),
});

const agreementFront = z.strictObject({ name: line(60) });

/** The names that an agreement may leave open. Those of the tenant are filled when a company takes the product. */
const agreementNames = ['platformName', 'legalName', 'productName', 'productShort', 'services', 'introduction'];

interface Template {
  readonly name: string;
  /** One clause each. */
  readonly lines: readonly string[];
}

/** A line is a clause. The marks of a Markdown heading are no part of it. */
const clausesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((one) => one.replace(/^#+\s*/, '').trim())
    .filter((one) => one !== '');

function readTemplates(files: ContentFiles, faults: Faults): Map<string, Template> {
  const found = filesIn(files, 'agreements', '.md').flatMap(({ path, name }): [string, Template][] => {
    checkPlaces(path, files[path] ?? '', agreementNames, faults);
    const page = readPage(files, path, agreementFront, faults);
    return page ? [[name, { name: page.front.name, lines: clausesOf(page.text) }]] : [];
  });
  return new Map(found);
}

/** Writes the clauses of a template. A line that is {services} alone becomes one numbered clause for each. */
export function clausesFor(lines: readonly string[], services: readonly string[], names: Record<string, string>) {
  const own = { platformName: '{platformName}', legalName: '{legalName}', ...names };
  return lines.flatMap((text) => {
    const numbered = /^(\d+)\.\{services\}$/.exec(text);
    return numbered ? services.map((one, index) => `${numbered[1]}.${index + 1} ${fill(one, own)}`) : [fill(text, own)];
  });
}

/** The clauses of an agreement's file, for papers that belong to no product. */
export const templateLines = (text: string): readonly string[] => clausesOf(text.replace(/^---[\s\S]*?\n---\n/, ''));

export function readProducts(files: ContentFiles, faults: Faults): ReadProduct[] {
  const templates = readTemplates(files, faults);
  const text = files[commonFile];
  const shared =
    (text === undefined ? undefined : readYaml({ file: commonFile, text }, common, faults)) ?? common.parse({});
  return filesIn(files, 'products', '.md').flatMap(({ path, name: productCode }): ReadProduct[] => {
    if (!/^[A-Z][A-Z0-9_]{1,19}$/.test(productCode))
      faults.add(path, 1, 'the file is named after the product’s code, such as SCM.md');
    const page = readPage(files, path, front, faults);
    if (!page) return [];
    const said = page.front;
    checkPlaces(path, files[path] ?? '', agreementNames, faults);
    const introduction = paragraphsOf(page.text).join('');
    // The name of an agreement must not say 服务 twice.
    const names = { productName: said.name, productShort: said.name.replace(/服务$/, ''), introduction };
    const agreements = said.agreements.flatMap((file) => {
      const template = templates.get(file);
      if (!template) faults.add(path, 1, `there is no agreements/${file}.md`);
      if (!template) return [];
      const services = [...said.services, ...shared.services];
      return [{ name: fill(template.name, names), clauses: clausesFor(template.lines, services, names) }];
    });
    return [
      {
        productCode,
        productName: said.name,
        summary: said.summary,
        introduction,
        icon: said.icon ?? productCode.toLowerCase(),
        entryUrl: said.entry,
        compRoles: said.roles,
        steps: shared.steps,
        materials: [...shared.materials, ...said.materials],
        questions: said.questions,
        terms: said.terms,
        flow: said.flow,
        agreements,
        orderNum: said.order,
      },
    ];
  });
}
