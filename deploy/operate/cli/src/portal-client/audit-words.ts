import type { AuditRow } from '@portal/releases';
import { table } from '../command-line/output';
import { whyCanaryEnded } from './canary-words';
import type { AsJson } from './portal-client';
import { whyWatchDecided } from './watch-words';

type Change = AsJson<AuditRow>;
type Fields = Readonly<Record<string, unknown>>;

const nothing = '—';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.map(valueText).join(', ') || nothing;
  if (!isFields(value)) return String(value);
  const names = Object.keys(value);
  if (names.length === 2 && 'from' in value && 'to' in value) return moveText(value.from, value.to);
  return names.map((name) => `${name} ${valueText(value[name])}`).join(', ');
}

const moveText = (from: unknown, to: unknown): string => `${valueText(from)} → ${valueText(to)}`;

function detailLines(detail: Fields | null): string[] {
  if (!detail) return [];
  const why = whyCanaryEnded(detail) ?? whyWatchDecided(detail);
  if (why) return [why];
  const { from, to, ...more } = detail;
  const moved = 'from' in detail && 'to' in detail ? [moveText(from, to)] : [];
  return [...moved, ...Object.entries(more).map(([name, value]) => `${name}: ${valueText(value)}`)];
}

/** What the portal does by itself has a Chinese name in the audit, for the desk. */
const ownNames = new Set(['自动回退', '定期清理', '定期检查']);

function placeText({ tenantCode, slot }: Change): string {
  if (slot === null) return tenantCode ?? nothing;
  return `${tenantCode ?? 'all'}/${slot}`;
}

/** The changes as a person reads them: a line for each, and what else is known of it below. */
export function auditLines(changes: readonly Change[]): string[] {
  const [heads = '', ...lines] = table(
    ['AT', 'CHANGE', 'WHO', 'ACT', 'WHERE', 'RELEASE'],
    changes.map((change) => [
      `${change.at.slice(0, 19).replace('T', ' ')}Z`,
      change.changeSet === null ? nothing : String(change.changeSet),
      ownNames.has(change.who) ? 'the portal' : change.who,
      change.action,
      placeText(change),
      change.fromBuild === null && change.toBuild === null ? '' : moveText(change.fromBuild, change.toBuild),
    ]),
  );
  const below = changes.map(({ detail }) => detailLines(detail).map((line) => `    ${line}`));
  return [heads, ...lines.flatMap((line, at) => [line, ...(below[at] ?? [])])];
}
