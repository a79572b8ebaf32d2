import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { Input, NumberInput } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/dates';
import type { StoredFile } from '@portal/shared/ui/fields';
import { FieldGrid, Form } from '@portal/shared/ui/form';
import { all, asRule, licensedPerson, personName, required, validIdentityCard } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import { notAfter } from '../../forms/date-rules';
import rows from '../../forms/field-row.module.css';
import { FileField } from '../../forms/file-field';
import { emblemSide, portraitSide } from '../../forms/identity-card-outlines';
import { LastDayField } from '../../forms/last-day-field';
import styles from './card.module.css';
import { idNumberRule } from './id-number-rule';

export interface CardFieldsProps {
  correction: Correction;
  /** The masked number on screen; empty where there is none yet. */
  knownIdNo: string;
  onPreview: (file: StoredFile) => void;
  /** Papers of other cards, by their labels. */
  taken: Readonly<Record<string, StoredFile | null>>;
}

interface LegalPersonFieldsProps extends CardFieldsProps {
  /** The legal person on the business licence. */
  licensed: string;
}

export function LegalPersonFields({ correction, knownIdNo, licensed, onPreview, taken }: LegalPersonFieldsProps) {
  const { item, locked } = correction;
  const today = formatDay(serverNow());
  const asLicensed = locked('name') ? [] : [licensedPerson(licensed)];
  const nameRule = asRule(all(required('请输入法定代表人姓名'), personName, ...asLicensed));
  return (
    <FieldGrid>
      <Form.Item {...item('name')} label="法定代表人姓名" rules={[nameRule]}>
        <Input maxLength={50} autoComplete="off" disabled={locked('name')} />
      </Form.Item>
      <Form.Item label="证件类型">
        <Input value="居民身份证" readOnly aria-label="证件类型" />
      </Form.Item>
      <Form.Item {...item('idNo')} label="证件号码" rules={[asRule(idNumberRule(knownIdNo))]}>
        <NumberInput longest={18} placeholder="请输入18位身份证号码" disabled={locked('idNo')} />
      </Form.Item>
      <div className={rows.validity} data-whole-row>
        <Form.Item
          {...item('idValidFrom')}
          label="有效期起"
          rules={[asRule(required('请选择证件有效期起日')), notAfter(today, '证件有效期起日不能晚于今天')]}
          validateTrigger="onChange"
        >
          <DateField max={today} disabled={locked('idValidFrom')} />
        </Form.Item>
        <LastDayField
          name="idValidTo"
          label="有效期止"
          missing="请选择证件有效期止日"
          rule={asRule(validIdentityCard(today))}
          correction={correction}
          endless={{ label: '长期有效' }}
        />
      </div>
      <div className={styles.sides} data-whole-row>
        <FileField
          name="frontFile"
          label="身份证人像面"
          outline={portraitSide}
          beside={{ backFile: '身份证国徽面' }}
          taken={taken}
          correction={correction}
          onPreview={onPreview}
        />
        <FileField
          name="backFile"
          label="身份证国徽面"
          outline={emblemSide}
          beside={{ frontFile: '身份证人像面' }}
          taken={taken}
          correction={correction}
          onPreview={onPreview}
        />
      </div>
    </FieldGrid>
  );
}
