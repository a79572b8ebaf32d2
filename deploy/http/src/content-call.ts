import { internalPath } from './identity-call';

/**
 * The call by which a gateway hands the content of a tenant to the platform API: POST with a `ContentQuestion`. The
 * gateway has proven who asks.
 */
export const contentPath = `${internalPath}/content`;

/** The longest body of this call. The central bank's list of branches alone has 12 MB. */
export const mostContentBytes = 40 * 1024 * 1024;

/** The texts of a folder by their path in it. */
export type ContentFolder = Readonly<Record<string, string>>;

/** The versions in use: the tenant's own, and that of what all tenants share. */
export interface ContentBase {
  readonly own: number;
  readonly shared: number;
}

interface OfTenant {
  readonly tenant: string;
}

export type ContentQuestion = OfTenant &
  (
    | { readonly act: 'check'; readonly files: ContentFolder }
    | {
        readonly act: 'push';
        readonly files: ContentFolder;
        readonly note: string;
        readonly by: string;
        /** The versions that its difference was shown against. Null: over any. */
        readonly base: ContentBase | null;
      }
    | { readonly act: 'versions' }
    | {
        readonly act: 'restore';
        readonly version: number;
        /** True: of what all tenants share. */
        readonly shared: boolean;
        readonly by: string;
      }
  );
