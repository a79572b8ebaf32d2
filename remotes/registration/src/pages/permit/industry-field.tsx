import { call } from '@portal/shared/api';
import { IndustrySelect, type LoadCodes } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';

const asOptions = (industries: readonly { readonly code: string; readonly name: string }[]) =>
  industries.map(({ code, name }) => ({ value: code, label: name }));

const loadSections: LoadCodes = async (_below, signal) =>
  asOptions(await call('linkageList', {}, { signal, handlesErrors: true }));

const loadDivisions: LoadCodes = async (pid, signal) =>
  asOptions(await call('linkageChildren', { query: { pid } }, { signal, handlesErrors: true }));

/** The company's line of business. */
export function IndustryField({ correction }: { correction: Correction }) {
  return (
    <Form.Item
      {...correction.item('industryCode')}
      label="所属行业"
      rules={[asRule(required('请选择所属行业'))]}
      validateTrigger="onChange"
    >
      <IndustrySelect
        loadSections={loadSections}
        loadDivisions={loadDivisions}
        disabled={correction.locked('industryCode')}
      />
    </Form.Item>
  );
}
