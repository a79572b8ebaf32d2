import { call } from '@portal/shared/api';
import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { Button, type FormInstance } from '@portal/shared/ui';
import { DescriptionList, type StoredFile } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { correctionOf } from '../../correction/correction';
import { useFormSubmit } from '../../forms/use-form-submit';
import { Card } from './card';
import styles from './card.module.css';
import { type LegalValues, legalPersonOf, legalValuesOf, type View } from './card-values';
import { LegalPersonForm } from './legal-person-form';

export interface FormCardProps<Values> {
  view: View;
  form: FormInstance<Values>;
  onTouch: () => void;
  /** The card is at the server. */
  onSaved: () => Promise<void>;
  /** What was typed is given up. */
  onDiscard: () => Promise<void>;
  onPreview: (file: StoredFile) => void;
}

export function LegalPersonCard({ view, form, onTouch, onSaved, onDiscard, onPreview }: FormCardProps<LegalValues>) {
  const { legalPerson, drafts } = view;
  const correction = correctionOf(view, 'legalPerson', legalPerson);
  const [editing, setEditing] = useState(drafts.legalPerson !== null);
  const done = legalPerson.state === 'DONE';
  const { submit, pending, fault } = useFormSubmit(form, async () => {
    await call('legalPersonSave', { body: legalPersonOf(form.getFieldsValue(true)) }, { handlesErrors: true });
    setEditing(false);
    await onSaved();
  });

  async function discard() {
    setEditing(false);
    await onDiscard();
  }

  return (
    <Card title="法人信息" about="请填写营业执照上法定代表人的证件信息，仅用于实名认证。" state={legalPerson.state}>
      {done && !editing ? (
        <>
          <DescriptionList
            items={[
              { label: '姓名', value: legalPerson.name },
              { label: '证件号码', value: legalPerson.idNo },
              {
                label: '证件有效期',
                value: `${formatDay(legalPerson.idValidFrom)} 至 ${legalPerson.idValidTo ? formatDay(legalPerson.idValidTo) : '长期'}`,
              },
              { label: '证件影像', value: '已上传人像面、国徽面' },
            ]}
          />
          {correction.open && (
            <div className={styles.actions}>
              <Button onClick={() => setEditing(true)} aria-label="修改法人信息">
                修改
              </Button>
            </div>
          )}
        </>
      ) : (
        <LegalPersonForm
          form={form}
          initialValues={legalValuesOf(view)}
          correction={correction}
          knownIdNo={legalPerson.idNo}
          today={formatDay(serverNow())}
          pending={pending}
          fault={fault}
          onTouch={onTouch}
          onSubmit={submit}
          onCancel={done ? discard : undefined}
          onPreview={onPreview}
        />
      )}
    </Card>
  );
}
