import type { Queryable } from '@portal/database';
import type { TaskKind } from '../../../domain/case/task-kinds';
import type { NamedCase } from '../case-rows';
import { transferSections } from './accounts';
import type { Section } from './items';
import { mobileSections } from './mobile';
import { registrationSections } from './registration';
import { adminChangeSections, changeSections, companyRequestSections, faceSections, productSections } from './requests';
import { signingSections } from './signing';

type OwnSections = (db: Queryable, task: NamedCase) => Promise<Section[]>;

/** The subject of each kind of case, beside the company. A kind without a row shows only the company. */
const own: Readonly<Partial<Record<TaskKind, OwnSections>>> = {
  transfer: transferSections,
  change: (db, { subject }) => changeSections(db, subject),
  adminChange: (db, { subject }) => adminChangeSections(db, subject),
  product: (db, { subject }) => productSections(db, subject),
  face: (db, { subject }) => faceSections(db, subject),
  renewal: (db, { subject }) => changeSections(db, subject),
  closing: (db, { subject }) => companyRequestSections(db, subject),
  reopening: (db, { subject }) => companyRequestSections(db, subject),
  unfreeze: (db, { subject }) => companyRequestSections(db, subject),
  signing: (db, { subject }) => signingSections(db, subject),
  mobile: (db, { subject }) => mobileSections(db, subject),
};

/** Where new papers are asked for, the names of those that hold now say so. */
const present = (section: Section): Section => ({
  ...section,
  items: section.items.map((item) => (item.fileToken !== undefined ? { ...item, label: `现有${item.label}` } : item)),
});

/** Everything that a reviewer looks at: the request first, then the company as it stands. */
export async function sectionsOf(db: Queryable, task: NamedCase, now: Date): Promise<Section[]> {
  const [request, asItStands] = await Promise.all([
    own[task.kind as TaskKind]?.(db, task) ?? [],
    registrationSections(db, task.compCode, now),
  ]);
  return [...request, ...(request.some(({ papers = [] }) => papers.length > 0) ? asItStands.map(present) : asItStands)];
}
