import { ApiError } from '@portal/shared/api';
import { EmptyPanel, LinkButton } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';

/** The server does not have what the address names, or the address names it in a way that nothing has. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === '404' || error.status === '400');

interface NotThereProps {
  /** The kind of thing, e.g. 企业. */
  what: string;
  /** The list that leads to such things. */
  list: { readonly title: string; readonly path: string };
}

/** In the place of a page whose thing is not there. */
export function NotThere({ what, list }: NotThereProps) {
  return (
    <>
      <PageHeader title={`${what}详情`} crumbs={[list]} />
      <EmptyPanel
        title={`该${what}不存在，或不在您负责的租户`}
        hint="请从列表中重新选择。"
        action={<LinkButton to={list.path}>返回{what}列表</LinkButton>}
      />
    </>
  );
}
