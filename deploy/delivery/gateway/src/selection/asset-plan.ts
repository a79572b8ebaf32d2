import type { HostRecord, LoadStep, ReleaseRecord } from '@portal/release-record';
import { containsIndex } from '@portal/shared/access';
import type { PageChoice } from './page-choice';
import type { ReleaseView } from './release-view';
import type { TenantView } from './tenant-view';

export interface PlannedFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** The files of a document's first load. Each stands in one list only, the most urgent first. */
export interface AssetPlan {
  /** The document itself executes these. */
  readonly scripts: readonly PlannedFile[];
  /**
   * The document fetches these ahead. Otherwise the browser would learn of them from other scripts, one wave after
   * another.
   */
  readonly preloads: readonly PlannedFile[];
  readonly styles: readonly PlannedFile[];
}

/** The host's files behind provided modules. Modules come after those that they need. */
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

/** The parts of the host that a page loads before its own files. Pages of the public site need no session. */
function hostSteps({ start, session, centre }: HostRecord, page: PageChoice['page']): LoadStep[] {
  const visit = page && !page.permission && containsIndex(page.path);
  return [start, ...(visit || !session ? [] : [session]), ...(page?.permission && centre ? [centre] : [])];
}

/** `whole` for a document with the page itself: then the styles of its late parts are needed too. */
export function planAssets(tenant: TenantView, { slot, page }: PageChoice, whole = false): AssetPlan {
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
  const late = whole ? page?.whole : undefined;
  const lateStyles = late
    ? [...filesOf(host, providedFiles(record, late.needs)), ...filesOf(slot?.release ?? host, late.assets)]
    : [];
  const started = new Set(initial.map(({ href }) => href));
  return {
    scripts: initial.filter((file) => !isStyle(file)),
    preloads: later.filter((file) => !isStyle(file) && !started.has(file.href)),
    styles: withoutRepeats([...initial, ...later, ...lateStyles]).filter(isStyle),
  };
}
