import type { Audience } from '@portal/database/schema/tenants';
import type { ReleaseRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';

/** The people that a release's pages are for; undefined for a host, which is everybody's. */
export function audienceOf(record: ReleaseRecord): Audience | undefined {
  return record.kind === 'host' ? undefined : (record.audience ?? 'customers');
}

const words: Readonly<Record<Audience, (name: string) => Sentence>> = {
  staff: (name) =>
    say(
      `${name} 是客户门户的子应用，不能用于平台员工的租户。`,
      `${name} is a remote for customers: no tenant of staff can run it.`,
    ),
  customers: (name) =>
    say(
      `${name} 是平台员工的子应用，不能用于客户的租户。`,
      `${name} is a remote for staff: no tenant of customers can run it.`,
    ),
};

/** Pages for customers never run where staff work, and the other way round. */
export function audienceFaults(audience: Audience, records: readonly ReleaseRecord[]): Sentence[] {
  return records
    .filter((record) => (audienceOf(record) ?? audience) !== audience)
    .map((record) => words[audience](record.package));
}
