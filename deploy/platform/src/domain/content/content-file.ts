/** The texts of a content folder by their path in it, such as `news/opening.md`. */
export type ContentFiles = Readonly<Record<string, string>>;

/** Products, banks, branches and holidays are the same for all tenants. Their versions stand under this code. */
export const allTenants = '';

const shared = /^(?:products\/|agreements\/|banks\.csv$|branches\.csv$|holidays\.csv$)/;

function pick(files: ContentFiles, wanted: (path: string) => boolean): ContentFiles {
  const paths = Object.keys(files).filter(wanted).sort();
  return Object.fromEntries(paths.map((path) => [path, files[path] ?? '']));
}

/** Those of a tenant alone. */
export const filesOfTenant = (files: ContentFiles): ContentFiles => pick(files, (path) => !shared.test(path));

/** Those that all tenants share. */
export const sharedFiles = (files: ContentFiles): ContentFiles => pick(files, (path) => shared.test(path));

/** The tables among them: banks, branches, holidays. */
export const tablesIn = (files: ContentFiles): ContentFiles => pick(files, (path) => path.endsWith('.csv'));

/** The files of a folder that end alike, in the order of their names. */
export function filesIn(files: ContentFiles, folder: string, ending: '.md'): { path: string; name: string }[] {
  return Object.keys(files)
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending))
    .sort()
    .map((path) => ({ path, name: path.slice(folder.length + 1, -ending.length) }));
}
