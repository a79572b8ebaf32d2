import { DescriptionList } from '@portal/shared/ui/frame';
import type { Company } from '../load-company';

/** 开票信息 */
export function InvoiceTab({ company: { compName, invoice } }: { company: Company }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: '发票抬头', value: compName, copy: compName },
        { label: '纳税人识别号', value: invoice.taxpayerId, copy: invoice.taxpayerId },
        { label: '开户行', value: invoice.bankName, copy: invoice.bankName },
        { label: '开票账号', value: invoice.bankAccount, copy: invoice.bankAccount },
        { label: '地址', value: invoice.address, copy: invoice.address },
        { label: '电话', value: invoice.phone, copy: invoice.phone },
      ]}
    />
  );
}
