import { Alert } from '@portal/shared/ui';

interface SentBackNoticeProps {
  /** The number of fields of this page that have to be changed. */
  count: number;
  /** The reviewer's opinion on the whole application; empty: it did not come back. */
  remark: string;
  reasons: Readonly<Record<string, string>>;
}

/** Stands above a form that is open for correction, with the opinion that stands at none of its fields. */
export function SentBackNotice({ count, remark, reasons }: SentBackNoticeProps) {
  if (count === 0 && remark === '') return null;
  const opinion = Object.values(reasons).includes(remark) ? '' : remark;
  return (
    <Alert
      type="warning"
      showIcon
      title={count === 0 ? '申请已退回，请按审核意见修改' : `申请已退回，本页有 ${count} 项需要修改`}
      description={
        <>
          {opinion && <div>审核意见：{opinion}</div>}
          {count > 0 && <div>仅可修改标有退回原因的内容，其余内容已锁定。</div>}
        </>
      }
    />
  );
}
