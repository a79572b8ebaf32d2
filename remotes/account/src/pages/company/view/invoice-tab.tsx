import { companyFields, type InvoiceName, invoiceTexts, storedName } from '@portal/shared/company-fields';
import { DescriptionList } from '@portal/shared/ui/frame';
import type { Company } from '../load-company';

/** 开票信息 */
export function InvoiceTab({ company: { compName, invoice } }: { company: Company }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: '发票抬头', value: compName, copy: compName },
        ...invoiceTexts.map((name) => {
          const value = invoice[storedName(name) as InvoiceName];
          return { label: companyFields[name].label, value, copy: value };
        }),
      ]}
    />
  );
}
