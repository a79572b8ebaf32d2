/** The spec's menu resource. */
export interface Resource {
  readonly orderNum: number;
  /** Empty for a resource at the top. */
  readonly parentCode: string;
  readonly resCode: string;
  readonly resName: string;
  readonly resType: ResourceType;
  /** A pattern of the router, such as `/center/crm/user` or `/invoice/:id`; empty for an action. */
  readonly resUri: string;
  readonly icon: string;
}

/** A menu entry, a page (known to its menu, not listed), a permission, a quick link of the header. */
export type ResourceType = 'menu' | 'page' | 'action' | 'link';

/** The parent of the header's own entries. No resource has this code: they stand at the top. */
export const headerCode = 'header';

/** A permission that the person has. */
export function permissionRow({ code, title }: { readonly code: string; readonly title: string }): Resource {
  return { orderNum: 0, parentCode: '', resCode: code, resName: title, resType: 'action', resUri: '', icon: '' };
}
