import { call } from '@portal/shared/api';
import { Form } from '@portal/shared/ui';
import { asRule, required } from '@portal/shared/validators';
import { useState } from 'react';
import type { Correction } from '../../correction/correction';
import { CodeSelect } from '../../forms/code-select';
import styles from './area-fields.module.css';
import type { PermitValues } from './permit-values';

const asOptions = (industries: readonly { readonly code: string; readonly name: string }[]) =>
  industries.map(({ code, name }) => ({ value: code, label: name }));

const loadSections = async (_below: string, signal: AbortSignal) =>
  asOptions(await call('linkageList', {}, { signal, handlesErrors: true }));

const loadDivisions = async (pid: string, signal: AbortSignal) =>
  asOptions(await call('linkageChildren', { query: { pid } }, { signal, handlesErrors: true }));

/** GB/T 4754 names a division by the letter of its section and two digits. */
const sectionOf = (industryCode: string | undefined) => industryCode?.match(/^[A-T]/)?.[0] ?? '';

/** The company's line of business: its section, then its division. */
export function IndustryFields({ correction }: { correction: Correction }) {
  const form = Form.useFormInstance<PermitValues>();
  const chosen = Form.useWatch('industryCode', form);
  const [section, setSection] = useState('');
  const below = section || sectionOf(chosen);
  const locked = correction.locked('industryCode');
  return (
    <div className={styles.divisions}>
      <Form.Item label="所属行业" htmlFor="industrySection">
        <CodeSelect
          id="industrySection"
          label="行业门类"
          placeholder="门类"
          load={loadSections}
          value={below}
          disabled={locked}
          onChange={(code) => {
            setSection(code);
            form.setFieldsValue({ industryCode: '' });
          }}
        />
      </Form.Item>
      <Form.Item
        {...correction.item('industryCode')}
        label=" "
        rules={[asRule(required('请选择所属行业'))]}
        validateTrigger="onChange"
      >
        <CodeSelect label="行业大类" placeholder="大类" load={loadDivisions} below={below} disabled={locked} />
      </Form.Item>
    </div>
  );
}
