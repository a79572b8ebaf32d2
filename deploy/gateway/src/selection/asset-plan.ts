import type { HostRecord, LoadStep, ReleaseRecord } from '@portal/release-record';
import { containsIndex } from '@portal/shared/access';
import type { PageChoice } from './page-choice';
import type { ReleaseView } from './release-view';
import type { TenantView } from './tenant-view';

export interface PlannedFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** The files of a document's first load, each in one list only, most urgent first. */
export interface AssetPlan {
  /** Executed by the document itself. */
  readonly scripts: readonly PlannedFile[];
  /** Fetched ahead: the browser would otherwise learn of them from other scripts, one wave after another. */
  readonly preloads: readonly PlannedFile[];
  readonly styles: readonly PlannedFile[];
}

/** The host's files behind provided modules, those that the modules take themselves first. */
function providedFiles(host: HostRecord, needs: readonly string[]): string[] {
  const provided = new Map(host.provides.map((module) => [module.request, module]));
  const seen = new Set<string>();
  const visit = (request: string): string[] => {
    const module = provided.get(request);
    if (!module || seen.has(request)) return [];
    seen.add(request);
    return [...module.needs.flatMap(visit), ...module.assets];
  };
  return needs.flatMap(visit);
}

function filesOf(view: ReleaseView<ReleaseRecord>, paths: readonly string[]): PlannedFile[] {
  return paths.map((path) => ({ href: view.base + path, integrity: view.integrityOf(path) }));
}

function withoutRepeats(files: readonly PlannedFile[]): PlannedFile[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}

const isStyle = ({ href }: PlannedFile) => href.endsWith('.css');

/** What of the host a page loads before its own files: pages of the public site do without a session. */
function hostSteps({ start, session, centre }: HostRecord, page: PageChoice['page']): LoadStep[] {
  const visit = page && !page.permission && containsIndex(page.path);
  return [start, ...(visit || !session ? [] : [session]), ...(page?.permission && centre ? [centre] : [])];
}

export function planAssets(tenant: TenantView, { slot, page }: PageChoice): AssetPlan {
  const { host } = tenant;
  const { record } = host;
  const initial = filesOf(host, record.initial);
  const own = filesOf(slot?.release ?? host, page?.assets ?? []);
  const later = withoutRepeats([
    ...hostSteps(record, page).flatMap(({ assets, needs }) => [
      ...filesOf(host, assets),
      ...filesOf(host, providedFiles(record, needs)),
    ]),
    ...(slot ? filesOf(slot.release, [slot.release.record.entry]) : []),
    ...filesOf(host, providedFiles(record, page?.needs ?? [])),
    ...own,
  ]);
  const started = new Set(initial.map(({ href }) => href));
  return {
    scripts: initial.filter((file) => !isStyle(file)),
    preloads: later.filter((file) => !isStyle(file) && !started.has(file.href)),
    styles: withoutRepeats([...initial, ...later]).filter(isStyle),
  };
}
