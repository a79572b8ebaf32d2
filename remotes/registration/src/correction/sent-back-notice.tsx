import { Alert } from '@portal/shared/ui';

/** Stands above a form that is open for correction. */
export function SentBackNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`申请已退回，本页有 ${count} 项需要修改`}
      description="仅可修改标有退回原因的内容，其余内容已锁定。"
    />
  );
}
